import type { LucideIcon } from 'lucide-react';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import * as styles from './CategoryPills.css.ts';

/** A link to a category. */
export interface CategoryPill {
  label: string;
  href: string;
  icon?: LucideIcon;
  /** The category of the current page. */
  current?: boolean;
}

export interface CategoryPillsProps {
  /** The accessible name of the navigation: "Categories". */
  label: string;
  pills: CategoryPill[];
}

/** Links to categories (BROWSE-01, BROWSE-02). For a filter that does not change the URL use `ChoicePills`. */
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
