import type { LucideIcon } from 'lucide-react';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import * as styles from './SideMenu.css.ts';

/** A link of the menu. */
export interface SideMenuItem {
  label: string;
  href: string;
  icon?: LucideIcon;
  /** The current page. */
  current?: boolean;
}

export interface SideMenuProps {
  /** The accessible name of the navigation: "Account". */
  label: string;
  items: SideMenuItem[];
}

/** Navigation between the pages of one area (BOOK-01): beside the content, above it on phones. */
export function SideMenu({ label, items }: SideMenuProps) {
  return (
    <nav aria-label={label}>
      <PlainList className={styles.list}>
        {items.map(({ label: name, href, icon: Icon, current }) => (
          <li key={href} className={styles.cell}>
            <a className={styles.link} href={href} aria-current={current ? 'page' : undefined}>
              {Icon && <Icon aria-hidden className={styles.icon} />}
              {name}
            </a>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
