import { RouteOverlay } from '@aitours/ui';
import { useDocumentHead } from './useDocumentHead.ts';
import { usePageChange } from './usePageChange.ts';
import { useRouteOverlay } from './useRouteOverlay.ts';
import { useServiceWorker } from './useServiceWorker.ts';

export interface PageChangeProps {
  /** Path of the server-rendered page, which needs no handling. */
  readonly firstPath: string;
}

/** Updates title, focus and overlay after a page change, and starts the service worker, because this loads when idle. */
export default function PageChange({ firstPath }: PageChangeProps) {
  usePageChange(firstPath);
  useDocumentHead();
  useServiceWorker();
  return <RouteOverlay visible={useRouteOverlay(firstPath)} />;
}
