import { MenuButton, type MenuEntry } from '@aitours/ui';
import type { ReactNode } from 'react';
import { fetchMenu, LazyMenu } from './lazyMenus.ts';
import { MenuBoundary } from './MenuBoundary.tsx';

export interface HeaderMenuProps {
  readonly label: string;
  readonly entries: MenuEntry[];
  /** What the button says, when that is not the menu's name. */
  readonly buttonLabel?: string;
  readonly picture?: ReactNode;
}

/** A button of the header with its menu, whose code comes when someone reaches for it. */
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
