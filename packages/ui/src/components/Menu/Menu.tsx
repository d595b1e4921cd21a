import type { LucideIcon } from 'lucide-react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useBackSteps } from '../../state/useBackSteps.ts';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';
import * as styles from './Menu.css.ts';
import type { MenuAnchor } from './MenuButton.tsx';

interface Entry {
  label: string;
  icon?: LucideIcon;
  /** A destructive action. */
  danger?: boolean;
}

/** A link or an action. */
export type MenuEntry = Entry & ({ href: string; onAction?: undefined } | { href?: undefined; onAction: () => void });

/** Entries with a heading. */
export interface MenuGroup {
  title: string;
  entries: MenuEntry[];
}

export interface MenuProps extends MenuAnchor {
  /** The accessible name. */
  label: string;
  /** One list, or groups with headings. */
  entries: MenuEntry[] | MenuGroup[];
  /** @default 'end' */
  align?: 'start' | 'end';
}

const isGroup = (entry: MenuEntry | MenuGroup): entry is MenuGroup => 'entries' in entry;

function Item({ entry }: { entry: MenuEntry }) {
  const { label, icon: Icon, href, onAction, danger } = entry;
  return (
    <MenuItem
      id={label}
      className={styles.item}
      textValue={label}
      data-danger={danger || undefined}
      {...(href === undefined ? { onAction } : { href })}
    >
      {Icon && <Icon aria-hidden className={styles.icon} />}
      {label}
    </MenuItem>
  );
}

/** A short list of links and actions that a `MenuButton` opens. Imports react-aria: load it on the button's `onIntent`. */
export function Menu({ label, entries, align = 'end', anchor, open, onClose }: MenuProps) {
  useBackSteps(open ? 1 : 0, onClose);
  return (
    <OverlayContext>
      <Popover
        className={styles.popover}
        aria-label={label}
        triggerRef={anchor}
        isOpen={open}
        onOpenChange={(next) => !next && onClose()}
        placement={align === 'end' ? 'bottom end' : 'bottom start'}
        offset={6}
      >
        <AriaMenu className={styles.menu} aria-label={label} autoFocus="first" onClose={onClose}>
          {entries.map((entry) =>
            isGroup(entry) ? (
              <MenuSection key={entry.title} id={entry.title} className={styles.group} aria-label={entry.title}>
                <Header className={styles.groupTitle}>{entry.title}</Header>
                {entry.entries.map((child) => (
                  <Item key={child.label} entry={child} />
                ))}
              </MenuSection>
            ) : (
              <Item key={entry.label} entry={entry} />
            ),
          )}
        </AriaMenu>
      </Popover>
    </OverlayContext>
  );
}
