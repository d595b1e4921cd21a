import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useComponentMessages } from '../../messages/componentMessages.ts';
import * as styles from './Pagination.css.ts';
import { pageWindow } from './pageWindow.ts';

export interface PaginationProps {
  /** The page that is shown, from 1. */
  page: number;
  pages: number;
  /** The address of a page: then pages are links, which can be shared and found. */
  href?: (page: number) => string;
  /** Called with the page that was chosen. */
  onChange?: (page: number) => void;
  /** Names it where there are several.
   * @default the library's "Pages" */
  label?: string;
}

interface StepProps extends Pick<PaginationProps, 'href' | 'onChange'> {
  to: number;
  label: string;
  current?: boolean;
  off?: boolean;
  children: ReactNode;
}

function Step({ to, label, current, off, href, onChange, children }: StepProps) {
  const shared = {
    className: styles.page,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    'data-off': off || undefined,
  };
  if (href && !off) {
    return (
      <a {...shared} href={href(to)} onClick={() => onChange?.(to)}>
        {children}
      </a>
    );
  }
  return (
    <button {...shared} type="button" aria-disabled={off || undefined} onClick={() => !off && onChange?.(to)}>
      {children}
    </button>
  );
}

/** The way through a long list, a page at a time. Nothing is shown when there is one page. */
export function Pagination({ page, pages, href, onChange, label }: PaginationProps) {
  const messages = useComponentMessages();
  if (pages <= 1) return null;
  const way = { href, onChange };
  return (
    <nav aria-label={label ?? messages.pages}>
      <ul className={styles.list}>
        <li>
          <Step {...way} to={page - 1} label={messages.previousPage} off={page <= 1}>
            <ChevronLeft aria-hidden className={styles.icon} />
          </Step>
        </li>
        {pageWindow(page, pages).map((to, index) => (
          <li className={styles.numbers} key={to ?? `gap ${index}`}>
            {to === undefined ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Step {...way} to={to} label={messages.page(to)} current={to === page}>
                {to}
              </Step>
            )}
          </li>
        ))}
        <li className={styles.short}>{messages.pageOf(page, pages)}</li>
        <li>
          <Step {...way} to={page + 1} label={messages.nextPage} off={page >= pages}>
            <ChevronRight aria-hidden className={styles.icon} />
          </Step>
        </li>
      </ul>
    </nav>
  );
}
