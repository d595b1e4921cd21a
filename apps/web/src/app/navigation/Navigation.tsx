import { RouteOverlay } from '@aitours/ui';
import { useClient } from '../api.tsx';
import { usePersonalCache } from '../usePersonalCache.ts';
import { useDocumentHead } from './useDocumentHead.ts';
import { useLinks } from './useLinks.ts';
import { usePageChange } from './usePageChange.ts';
import { useRouteOverlay } from './useRouteOverlay.ts';

/** Everything that happens when a visitor goes from one page to the next. */
export function Navigation() {
  usePersonalCache(useClient().session);
  useLinks();
  usePageChange();
  useDocumentHead();
  const isShown = useRouteOverlay();
  return <RouteOverlay shown={isShown} />;
}
