import { Logo, SiteFooter } from '@aitours/ui';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { useInView } from '../../platform/useInView.ts';
import { footerColumns, footerMessages } from './footerMessages.ts';
import * as styles from './Shell.css.ts';

/** It needs a script anyway, so that script may come when someone nears it. */
const ThemeSwitch = lazy(() => import('./ThemePart.tsx'));

const { about, promotionTitle, promotion, small } = footerMessages;
const columns = footerColumns.map(({ title, links }) => ({ title, links: links.map((label) => ({ label })) }));

/** The foot of every page (SHELL-53 to SHELL-55), and the choice of theme in its last line. */
export function Footer() {
  const { ref, wasInView } = useInView<HTMLDivElement>();
  return (
    <SiteFooter
      logo={<Logo />}
      about={about}
      columns={columns}
      promotion={{ title: promotionTitle, text: promotion }}
      legal={small}
      aside={
        <div ref={ref} className={styles.appearance}>
          <ErrorBoundary>
            <Suspense>{wasInView && <ThemeSwitch />}</Suspense>
          </ErrorBoundary>
        </div>
      }
    />
  );
}
