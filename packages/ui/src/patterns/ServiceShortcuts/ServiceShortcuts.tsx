import { ChevronUp, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import * as styles from './ServiceShortcuts.css.ts';

/** A service with a page of its own, or one that opens here. */
export type ServiceShortcut = { label: string; icon: LucideIcon } & (
  | { href: string; onClick?: undefined; open?: undefined }
  | { href?: undefined; onClick: () => void; open: boolean }
);

export interface ServiceShortcutsProps {
  /** Names the row: "Services". */
  label: string;
  shortcuts: ServiceShortcut[];
  /** Whether the row is unfolded; leave it out and the row keeps that itself. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** The services of the shop in one row, a grid on a phone; it can be folded away (HOME-05). */
export function ServiceShortcuts({ label, shortcuts, open: givenOpen, onOpenChange }: ServiceShortcutsProps) {
  const messages = usePatternMessages();
  const [ownOpen, setOwnOpen] = useState(true);
  const open = givenOpen ?? ownOpen;
  const listId = useId();
  return (
    <nav aria-label={label} className={styles.panel} data-open={open || undefined}>
      <PlainList id={listId} className={styles.list} hidden={!open}>
        {shortcuts.map(({ label: name, icon: Icon, href, onClick, open: expanded }) => {
          const face = (
            <>
              <Icon aria-hidden className={styles.icon} />
              {name}
            </>
          );
          return (
            <li key={name} className={styles.cell}>
              {href === undefined ? (
                <button type="button" className={styles.shortcut} aria-expanded={expanded} onClick={onClick}>
                  {face}
                </button>
              ) : (
                <a className={styles.shortcut} href={href}>
                  {face}
                </a>
              )}
            </li>
          );
        })}
      </PlainList>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => {
          setOwnOpen(!open);
          onOpenChange?.(!open);
        }}
      >
        <ChevronUp aria-hidden className={styles.chevron} />
        <span className={styles.foldLabel}>{open ? messages.hideServices : messages.showServices}</span>
      </button>
    </nav>
  );
}
