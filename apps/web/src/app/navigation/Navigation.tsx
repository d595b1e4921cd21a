import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { useIdle } from '../../hydration/index.ts';
import { useClient } from '../../platform/api.tsx';
import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { usePersonalCache } from '../usePersonalCache.ts';
import { useLinks } from './useLinks.ts';

/** Not needed for the first page. */
const PageChange = lazy(() => import('./PageChange.tsx'));

/** Handles navigation between pages. */
export function Navigation() {
  usePersonalCache(useClient().session);
  useLinks();
  const [path] = useLocation();
  const [firstPath] = useState(path);
  const isNeeded = useIdle() || path !== firstPath;
  return (
    <ErrorBoundary resetKey={path}>
      <Suspense>{isNeeded && <PageChange firstPath={firstPath} />}</Suspense>
    </ErrorBoundary>
  );
}
