import { createPageMeta } from '../../../platform/page.ts';
import { tour } from './tour.tsx';

/** /dashboard/catalogue/tours: tours in all states, to edit */
export default function CatalogueTours() {
  return <tour.ListPage />;
}

export const meta = createPageMeta('Tours · Dashboard');

export const isPrivate = true;
export const hasShell = false;
