import { createPageMeta } from '../../../platform/page.ts';
import { attraction } from './attraction.tsx';

/** /dashboard/catalogue/attractions/{id}, or /new, optionally as a copy: editing an attraction and its ticket types */
export default function EditAttraction() {
  return <attraction.EditPage />;
}

export const meta = createPageMeta('Attraction · Dashboard');

export const isPrivate = true;
export const hasShell = false;
