import type { ReactNode } from 'react';
import { Toolbar as AriaToolbar } from 'react-aria-components/Toolbar';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';
import * as styles from './Toolbar.css.ts';

export interface ToolbarProps {
  /** The accessible name. */
  label: string;
  /** `Button`s, `IconButton`s, `ToolbarGroup`s: native controls. */
  children: ReactNode;
  /** @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical';
}

export interface ToolbarGroupProps {
  /** The accessible name. */
  label: string;
  children: ReactNode;
}

/** Actions on the same content, as one tab stop. Loads react-aria. */
export function Toolbar({ label, children, orientation = 'horizontal' }: ToolbarProps) {
  return (
    <OverlayContext>
      <AriaToolbar className={styles.toolbar} aria-label={label} orientation={orientation}>
        {children}
      </AriaToolbar>
    </OverlayContext>
  );
}

/** Related actions of a toolbar; a line divides groups. */
export function ToolbarGroup({ label, children }: ToolbarGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form fields; these are actions
    <div className={styles.group} role="group" aria-label={label}>
      {children}
    </div>
  );
}
