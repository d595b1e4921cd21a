import { createPageMeta } from '../../../platform/page.ts';
import { tour } from './tour.tsx';

/** /dashboard/catalogue/tours/{id}, or /new, optionally as a copy: editing a tour and its days */
export default function EditTour() {
  return <tour.EditPage />;
}

export const meta = createPageMeta('Tour · Dashboard');

export const isPrivate = true;
export const hasShell = false;
