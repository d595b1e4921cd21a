import { MenuButton, type MenuEntry } from '@aitours/ui';
import type { ReactNode } from 'react';
import { fetchMenu, LazyMenu } from './lazyMenus.ts';
import { MenuBoundary } from './MenuBoundary.tsx';

export interface HeaderMenuProps {
  readonly label: string;
  readonly entries: MenuEntry[];
  /** The button's text, if different from the menu's name. */
  readonly buttonLabel?: string;
  readonly picture?: ReactNode;
}

/** A header button with a menu that loads on hover, focus or click. */
export function HeaderMenu({ label, entries, buttonLabel = label, picture }: HeaderMenuProps) {
  return (
    <MenuButton
      label={buttonLabel}
      picture={picture}
      onIntent={fetchMenu}
      menu={(anchor) => (
        <MenuBoundary>
          <LazyMenu {...anchor} label={label} entries={entries} />
        </MenuBoundary>
      )}
    />
  );
}
