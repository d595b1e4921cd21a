import type { ReactNode } from 'react';
import { PlainList } from '../../components/PlainList/PlainList.tsx';
import { usePatternMessages } from '../../messages/patternMessages.ts';
import * as styles from './SiteFooter.css.ts';

/** Links under one title. */
export interface FooterColumn {
  title: string;
  /** Without an address a link goes nowhere (SHELL-53): it is shown as text. */
  links: { label: string; href?: string }[];
}

export interface SiteFooterProps {
  logo: ReactNode;
  /** What the shop is, in one sentence. */
  about: string;
  columns: FooterColumn[];
  /** The offer for the app (SHELL-54). */
  promotion: { title: string; text: string };
  /** Copyright and the like. */
  legal: string;
  /** Stands at the end of the last line: the choice of a theme. */
  aside?: ReactNode;
}

/** The foot of every page. */
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
