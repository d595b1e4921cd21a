import { createPageMeta } from '../../../platform/page.ts';
import { cruise } from './cruise.tsx';

/** /dashboard/catalogue/cruises/{id}, or /new, optionally as a copy: editing a cruise */
export default function EditCruise() {
  return <cruise.EditPage />;
}

export const meta = createPageMeta('Cruise · Dashboard');

export const isPrivate = true;
export const hasShell = false;
