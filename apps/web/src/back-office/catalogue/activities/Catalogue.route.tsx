import { createPageMeta } from '../../../platform/page.ts';
import { activity } from './activity.tsx';

/** /dashboard/catalogue: activities in all states, to edit */
export default function Catalogue() {
  return <activity.ListPage />;
}

export const meta = createPageMeta('Catalogue · Dashboard');

export const isPrivate = true;
export const hasShell = false;
