import { createPageMeta } from '../../../platform/page.ts';
import { cruise } from './cruise.tsx';

/** /dashboard/catalogue/cruises: cruises in all states, to edit */
export default function CatalogueCruises() {
  return <cruise.ListPage />;
}

export const meta = createPageMeta('Catalogue: cruises · Dashboard');

export const isPrivate = true;
export const hasShell = false;
