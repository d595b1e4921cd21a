import type { LucideIcon } from 'lucide-react';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import * as styles from './MobileBar.css.ts';

/** A link of the bar. */
export interface MobileBarItem {
  label: string;
  href: string;
  icon: LucideIcon;
  current?: boolean;
  /** A number in the corner; screen readers get `countLabel`: "3 items". */
  count?: number;
  countLabel?: string;
}

export interface MobileBarProps {
  items: MobileBarItem[];
}

/** The navigation bar at the bottom of phones (SHELL-49); shown at 768 px and below. */
export function MobileBar({ items }: MobileBarProps) {
  const messages = usePatternMessages();
  return (
    <nav aria-label={messages.quickNavigation} className={styles.bar}>
      <PlainList className={styles.list}>
        {items.map(({ label, href, icon: Icon, current, count = 0, countLabel }) => (
          <li key={href} className={styles.cell}>
            <a className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
              <span className={styles.mark}>
                <Icon aria-hidden className={styles.icon} />
                {count > 0 && (
                  <span className={styles.count} aria-hidden="true">
                    {count > 99 ? '99+' : count}
                  </span>
                )}
              </span>
              {label}
              {count > 0 && countLabel && <VisuallyHidden>, {countLabel}</VisuallyHidden>}
            </a>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
