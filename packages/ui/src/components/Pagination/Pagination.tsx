import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useControlMessages } from '../../messages/controlMessages.ts';
import { getPageWindow } from './getPageWindow.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** The current page, from 1. */
  page: number;
  /** The number of pages. */
  pages: number;
  /** Returns the URL of a page; pages are then links. */
  href?: (page: number) => string;
  /** Called with the selected page. */
  onChange?: (page: number) => void;
  /** The accessible name, where a page has several.
   * @default "Pages" */
  label?: string;
}

interface StepProps extends Pick<PaginationProps, 'href' | 'onChange'> {
  to: number;
  label: string;
  current?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

function Step({ to, label, current, disabled, href, onChange, children }: StepProps) {
  const shared = {
    className: styles.page,
    'aria-label': label,
    'aria-current': current ? ('page' as const) : undefined,
    'data-disabled': disabled || undefined,
  };
  if (href && !disabled) {
    return (
      <a {...shared} href={href(to)} onClick={() => onChange?.(to)}>
        {children}
      </a>
    );
  }
  return (
    <button {...shared} type="button" aria-disabled={disabled || undefined} onClick={() => !disabled && onChange?.(to)}>
      {children}
    </button>
  );
}

/** Navigation between the pages of a list. Renders nothing for a single page. */
export function Pagination({ page, pages, href, onChange, label }: PaginationProps) {
  const messages = useControlMessages();
  if (pages <= 1) return null;
  const handlers = { href, onChange };
  return (
    <nav aria-label={label ?? messages.pages}>
      <ul className={styles.list}>
        <li>
          <Step {...handlers} to={page - 1} label={messages.previousPage} disabled={page <= 1}>
            <ChevronLeft aria-hidden className={styles.icon} />
          </Step>
        </li>
        {getPageWindow(page, pages).map((to, index) => (
          <li className={styles.numbers} key={to ?? `gap ${index}`}>
            {to === undefined ? (
              <span className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Step {...handlers} to={to} label={messages.page(to)} current={to === page}>
                {to}
              </Step>
            )}
          </li>
        ))}
        <li className={styles.short}>{messages.pageOf(page, pages)}</li>
        <li>
          <Step {...handlers} to={page + 1} label={messages.nextPage} disabled={page >= pages}>
            <ChevronRight aria-hidden className={styles.icon} />
          </Step>
        </li>
      </ul>
    </nav>
  );
}
