import { RouteOverlay } from '@aitours/ui';
import { useDocumentHead } from './useDocumentHead.ts';
import { usePageChange } from './usePageChange.ts';
import { useRouteOverlay } from './useRouteOverlay.ts';

export interface PageChangeProps {
  /** The path of the page that the server rendered: nothing has to happen for that one. */
  readonly firstPath: string;
}

/** What happens when another page takes the place of the one before: its title, the focus, the overlay. */
export default function PageChange({ firstPath }: PageChangeProps) {
  usePageChange(firstPath);
  useDocumentHead();
  return <RouteOverlay visible={useRouteOverlay(firstPath)} />;
}
