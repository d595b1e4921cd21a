import type { LucideIcon } from 'lucide-react';
import * as styles from './SiteHeader.css.ts';

export interface HeaderLinkProps {
  children: string;
  href: string;
  current?: boolean;
  /** Highlighted, for the day planner (SHELL-40). */
  featured?: boolean;
  icon?: LucideIcon;
}

/** A link of the main navigation. */
export function HeaderLink({ children, href, current, featured, icon: Icon }: HeaderLinkProps) {
  return (
    <a
      className={styles.link}
      href={href}
      aria-current={current ? 'page' : undefined}
      data-featured={featured || undefined}
    >
      {Icon && <Icon aria-hidden className={styles.linkIcon} />}
      {children}
    </a>
  );
}
