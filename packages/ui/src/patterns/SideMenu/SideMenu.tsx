import type { LucideIcon } from 'lucide-react';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import * as styles from './SideMenu.css.ts';

/** A place to go to. */
export interface SideMenuItem {
  label: string;
  href: string;
  icon?: LucideIcon;
  /** The page one is on. */
  current?: boolean;
}

export interface SideMenuProps {
  /** The name of this navigation: "Account". */
  label: string;
  items: SideMenuItem[];
}

/** The pages of one area, beside its content (BOOK-01); a row above it on a phone. */
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
