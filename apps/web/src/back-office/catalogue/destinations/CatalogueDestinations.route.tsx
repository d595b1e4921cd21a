import { createPageMeta } from '../../../platform/page.ts';
import { destination } from './destination.tsx';

/** /dashboard/catalogue/destinations: destinations in all states, to edit */
export default function CatalogueDestinations() {
  return <destination.ListPage />;
}

export const meta = createPageMeta('Catalogue: destinations · Dashboard');

export const isPrivate = true;
export const hasShell = false;
