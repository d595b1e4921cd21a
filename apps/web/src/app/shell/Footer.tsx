import { firstBookingPromotionPercent } from '@aitours/domain/quirks';
import { Logo, SiteFooter } from '@aitours/ui';
import { lazy, Suspense } from 'react';
import { useQuirks } from '../../platform/api.tsx';
import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { useInView } from '../../platform/useInView.ts';
import * as styles from './Shell.css.ts';

const footerMessages = {
  about: 'Days out in Dubai and across the Emirates, with live availability and prices that hold.',
  promotionTitle: `${firstBookingPromotionPercent}% off your first booking via the app`,
  promotion: 'A welcome from us, for the first day you book with the aiTours app.',
  small: '© 2026 aiTours · Made in Dubai',
} as const;

/** Needs a script, so it loads when the footer is near the viewport. */
const ThemeSwitch = lazy(() => import('./ThemePart.tsx'));

const { about, promotionTitle, promotion, small } = footerMessages;

/** The footer of every page (SHELL-53 to SHELL-55) with the theme switch in its last line. */
export function Footer() {
  const { footer } = useQuirks().shell;
  const { ref, wasInView } = useInView<HTMLDivElement>();
  return (
    <SiteFooter
      logo={<Logo />}
      about={about}
      columns={footer.map(({ title, links }) => ({ title, links: [...links] }))}
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
