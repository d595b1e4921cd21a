import { Logo, SiteFooter } from '@aitours/ui';
import { lazy, Suspense } from 'react';
import { useQuirks } from '../../platform/api.tsx';
import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { useInView } from '../../platform/useInView.ts';
import * as styles from './Shell.css.ts';

const footerMessages = {
  about: 'Days out in the Emirates, at prices that hold.',
  small: '© 2026 aiTours · Made in Dubai',
} as const;

/** Needs a script, so it loads when the footer is near the viewport. */
const ThemeSwitch = lazy(() => import('./ThemePart.tsx'));

/** The footer of every page (SHELL-53 to SHELL-55) with the theme switch in its last line. */
export function Footer() {
  const { shell, firstBooking } = useQuirks();
  const { ref, wasInView } = useInView<HTMLDivElement>();
  return (
    <SiteFooter
      logo={<Logo />}
      about={footerMessages.about}
      columns={shell.footer.map(({ title, links }) => ({ title, links: [...links] }))}
      promotion={firstBooking.promotion}
      legal={footerMessages.small}
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
