import type { ReactNode } from 'react';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import * as styles from './SiteFooter.css.ts';

/** Links with a heading. */
export interface FooterColumn {
  title: string;
  /** A link without `href` is rendered as text (SHELL-53). */
  links: { label: string; href?: string }[];
}

export interface SiteFooterProps {
  logo: ReactNode;
  /** One sentence about the shop. */
  about: string;
  columns: FooterColumn[];
  /** The promotion of the app (SHELL-54). */
  promotion: { title: string; text: string };
  /** The copyright line. */
  legal: string;
  /** Shown at the end of the last line: the theme switch. */
  aside?: ReactNode;
}

/** The footer of every page. */
export function SiteFooter({ logo, about, columns, promotion, legal, aside }: SiteFooterProps) {
  const messages = usePatternMessages();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.intro}>
          {logo}
          <p className={styles.about}>{about}</p>
        </div>
        <nav aria-label={messages.footerNavigation} className={styles.columns}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className={styles.title}>{title}</h2>
              <PlainList className={styles.list}>
                {links.map(({ label, href }) => (
                  <li key={label}>
                    {href === undefined ? (
                      <span className={styles.text}>{label}</span>
                    ) : (
                      <a className={styles.link} href={href}>
                        {label}
                      </a>
                    )}
                  </li>
                ))}
              </PlainList>
            </div>
          ))}
        </nav>
        <aside className={styles.promotion} aria-label={promotion.title}>
          <p className={styles.promotionTitle}>{promotion.title}</p>
          <p>{promotion.text}</p>
        </aside>
        <div className={styles.legal}>
          <p>{legal}</p>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      </div>
    </footer>
  );
}
