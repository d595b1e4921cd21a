import { LocaleProvider } from '@aitours/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { CartProvider, useCart } from '../../features/cart/CartProvider.tsx';
import { NotificationsProvider } from '../../features/notifications/NotificationsProvider.tsx';
import { SessionProvider } from '../../features/session/SessionProvider.tsx';
import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { paths } from '../../platform/paths.ts';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { shellMessages } from './messages.ts';
import { OverPage } from './OverPage.tsx';
import { PageFailure } from './PageFailure.tsx';
import * as styles from './Shell.css.ts';

export interface ShellProps {
  readonly children: ReactNode;
  /**
   * Whether to render without header, navigation and footer (SHELL-48).
   * @default false
   */
  readonly isBare?: boolean;
}

/** The frame of every page: providers of session, cart and notifications, header and footer. */
export function Shell({ children, isBare = false }: ShellProps) {
  return (
    <LocaleProvider>
      <NotificationsProvider>
        <SessionProvider>
          <CartProvider>
            <Frame isBare={isBare}>{children}</Frame>
          </CartProvider>
        </SessionProvider>
      </NotificationsProvider>
    </LocaleProvider>
  );
}

function Frame({ children, isBare }: ShellProps) {
  const [path] = useLocation();
  const { count: cartCount } = useCart();
  const page = (
    <ErrorBoundary resetKey={path} fallback={<PageFailure />}>
      {children}
    </ErrorBoundary>
  );
  if (isBare) return <main>{page}</main>;
  const isHome = path === paths.home;
  return (
    <div className={styles.page} data-bar={isHome || undefined}>
      <a href="#content" className={styles.skip}>
        {shellMessages.skip}
      </a>
      <Header cartCount={cartCount} />
      <main id="content" tabIndex={-1} className={styles.content}>
        {page}
      </main>
      <Footer />
      {isHome && <BottomBar cartCount={cartCount} />}
      <OverPage />
    </div>
  );
}
