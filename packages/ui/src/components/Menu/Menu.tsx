import type { LucideIcon } from 'lucide-react';
import { Header } from 'react-aria-components/Header';
import { Menu as AriaMenu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { OverlayContext } from '../LocaleProvider/OverlayContext.tsx';
import * as styles from './Menu.css.ts';
import type { MenuAnchor } from './MenuButton.tsx';

interface Entry {
  label: string;
  icon?: LucideIcon;
  /** Removes or ends something. */
  danger?: boolean;
}

/** A place to go, or something to do. */
export type MenuEntry = Entry & ({ href: string; onAction?: undefined } | { href?: undefined; onAction: () => void });

/** Entries under one title. */
export interface MenuGroup {
  title: string;
  entries: MenuEntry[];
}

export interface MenuProps extends MenuAnchor {
  /** What the entries have in common; the name for assistive technology. */
  label: string;
  /** Entries in one list, or in titled groups. */
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

/** A short list of places and actions that hangs on a MenuButton. Brings react-aria: load it on approach. */
export function Menu({ label, entries, align = 'end', anchor, open, onClose }: MenuProps) {
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
                {entry.entries.map((inner) => (
                  <Item key={inner.label} entry={inner} />
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
