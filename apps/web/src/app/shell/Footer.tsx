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

/** Decorative entries (SHELL-53, QUIRK-15): rendered as text, because they have no pages. */
const footerColumns = [
  { title: 'Company', links: ['Careers', 'Press', 'Partners', 'Sustainability'] },
  { title: 'Support', links: ['Help centre', 'Safety', 'Accessibility'] },
  { title: 'Destinations', links: ['Dubai', 'Abu Dhabi', 'Sharjah', 'Ras Al Khaimah'] },
] as const;

/** Needs a script, so it loads when the footer is near the viewport. */
const ThemeSwitch = lazy(() => import('./ThemePart.tsx'));

const { about, promotionTitle, promotion, small } = footerMessages;
const columns = footerColumns.map(({ title, links }) => ({ title, links: links.map((label) => ({ label })) }));

/** The footer of every page (SHELL-53 to SHELL-55) with the theme switch in its last line. */
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
