import { firstBookingPromotionPercent } from '@aitours/domain/quirks';
import { Logo, SiteFooter } from '@aitours/ui';
import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { useInView } from '../../platform/useInView.ts';
import * as styles from './Shell.css.ts';

const footerMessages = {
  about: 'Days out in Dubai and across the Emirates, with live availability and prices that hold.',
  promotionTitle: `${firstBookingPromotionPercent}% off your first booking via the app`,
  promotion: 'A welcome from us, for the first day you book with the aiTours app.',
  small: '© 2026 aiTours · Made in Dubai',
} as const;

/** Decoration that leads nowhere (SHELL-53, QUIRK-15): shown as text, so that nobody is promised a page. */
const footerColumns = [
  { title: 'Company', links: ['Careers', 'Press', 'Partners', 'Sustainability'] },
  { title: 'Support', links: ['Help centre', 'Safety', 'Accessibility'] },
  { title: 'Destinations', links: ['Dubai', 'Abu Dhabi', 'Sharjah', 'Ras Al Khaimah'] },
] as const;

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
