import type { LucideIcon } from 'lucide-react';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import * as styles from './CategoryPills.css.ts';

/** A category and where it leads. */
export interface CategoryPill {
  label: string;
  href: string;
  icon?: LucideIcon;
  /** The category in sight. */
  current?: boolean;
}

export interface CategoryPillsProps {
  /** The name of this navigation: "Categories". */
  label: string;
  pills: CategoryPill[];
}

/** Categories that have an address of their own (BROWSE-01, BROWSE-02). A filter without an address is a ChoicePills. */
export function CategoryPills({ label, pills }: CategoryPillsProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <PlainList className={styles.list}>
        {pills.map(({ label: name, href, icon: Icon, current }) => (
          <li key={href}>
            <a className={styles.pill} href={href} aria-current={current ? 'page' : undefined}>
              {Icon && <Icon aria-hidden className={styles.icon} />}
              {name}
            </a>
          </li>
        ))}
      </PlainList>
    </nav>
  );
}
