import { lazy, Suspense } from 'react';
import { useIdle } from '../useIdle.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const OverPagePart = lazy(() => import('./OverPagePart.tsx'));

/** What stands over every page; it comes when the page has nothing better to do. */
export function OverPage() {
  const isIdle = useIdle();
  return (
    <ErrorBoundary>
      <Suspense>{isIdle && <OverPagePart />}</Suspense>
    </ErrorBoundary>
  );
}
