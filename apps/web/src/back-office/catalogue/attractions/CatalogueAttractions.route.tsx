import { createPageMeta } from '../../../platform/page.ts';
import { attraction } from './attraction.tsx';

/** /dashboard/catalogue/attractions: attractions in all states, to edit */
export default function CatalogueAttractions() {
  return <attraction.ListPage />;
}

export const meta = createPageMeta('Attractions · Dashboard');

export const isPrivate = true;
export const hasShell = false;
