import { type ReactNode, Suspense } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { shellMessages } from './messages.ts';

/** Around a menu whose code is fetched: where it can't be had, that is said, and the page stays. */
export function MenuBoundary({ children }: { children: ReactNode }) {
  const notify = useNotify();
  return (
    <ErrorBoundary onFailure={() => notify('error', shellMessages.menuFailed)}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
