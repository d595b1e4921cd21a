import { ChevronUp, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import * as styles from './ServiceShortcuts.css.ts';

/** A link to a service, or a button that opens it on the page. */
export type ServiceShortcut = { label: string; icon: LucideIcon } & (
  | { href: string; onClick?: undefined; open?: undefined }
  | { href?: undefined; onClick: () => void; open: boolean }
);

export interface ServiceShortcutsProps {
  /** The accessible name: "Services". */
  label: string;
  shortcuts: ServiceShortcut[];
  /** Whether the row is expanded; omit it for local state. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** The services of the shop in one collapsible row, a grid on phones (HOME-05). */
export function ServiceShortcuts({ label, shortcuts, open: controlledOpen, onOpenChange }: ServiceShortcutsProps) {
  const messages = usePatternMessages();
  const [localOpen, setLocalOpen] = useState(true);
  const open = controlledOpen ?? localOpen;
  const listId = useId();
  return (
    <nav aria-label={label} className={styles.panel} data-open={open || undefined}>
      <PlainList id={listId} className={styles.list} hidden={!open}>
        {shortcuts.map(({ label: name, icon: Icon, href, onClick, open: expanded }) => {
          const content = (
            <>
              <Icon aria-hidden className={styles.icon} />
              {name}
            </>
          );
          return (
            <li key={name} className={styles.cell}>
              {href === undefined ? (
                <button type="button" className={styles.shortcut} aria-expanded={expanded} onClick={onClick}>
                  {content}
                </button>
              ) : (
                <a className={styles.shortcut} href={href}>
                  {content}
                </a>
              )}
            </li>
          );
        })}
      </PlainList>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => {
          setLocalOpen(!open);
          onOpenChange?.(!open);
        }}
      >
        <ChevronUp aria-hidden className={styles.chevron} />
        <span className={styles.toggleLabel}>{open ? messages.hideServices : messages.showServices}</span>
      </button>
    </nav>
  );
}
