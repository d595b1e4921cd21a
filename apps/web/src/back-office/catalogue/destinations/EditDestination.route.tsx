import { createPageMeta } from '../../../platform/page.ts';
import { destination } from './destination.tsx';

/** /dashboard/catalogue/destinations/{id}, or /new, optionally as a copy: editing a destination */
export default function EditDestination() {
  return <destination.EditPage />;
}

export const meta = createPageMeta('Destination · Dashboard');

export const isPrivate = true;
export const hasShell = false;
