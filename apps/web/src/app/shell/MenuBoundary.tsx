import { type ReactNode, Suspense } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { shellMessages } from './messages.ts';

/** Wraps a lazy menu: if it can't be loaded, an error shows and the page stays. */
export function MenuBoundary({ children }: { children: ReactNode }) {
  const notify = useNotify();
  return (
    <ErrorBoundary onFailure={() => notify('error', shellMessages.menuFailed)}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  );
}
