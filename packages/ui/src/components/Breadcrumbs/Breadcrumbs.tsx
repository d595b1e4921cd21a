import { ChevronRight } from 'lucide-react';
import { useControlMessages } from '../../messages/controlMessages.ts';
import * as styles from './Breadcrumbs.css.ts';

/** A page above the current one. */
export interface Breadcrumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** The pages above, from the top. */
  parents: readonly Breadcrumb[];
  /** The title of the current page. */
  current: string;
}

/** The position of a page in a hierarchy, with links to the pages above it. */
export function Breadcrumbs({ parents, current }: BreadcrumbsProps) {
  const messages = useControlMessages();
  return (
    <nav aria-label={messages.breadcrumbs}>
      <ol className={styles.list}>
        {parents.map(({ label, href }) => (
          <li key={href} className={styles.item}>
            <a className={styles.link} href={href}>
              {label}
            </a>
            <ChevronRight aria-hidden className={styles.separator} />
          </li>
        ))}
        <li className={styles.item}>
          <span className={styles.current} aria-current="page">
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
