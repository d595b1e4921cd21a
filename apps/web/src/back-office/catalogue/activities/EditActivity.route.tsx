import { createPageMeta } from '../../../platform/page.ts';
import { activity } from './activity.tsx';

/** /dashboard/catalogue/activities/{id}, or /new, optionally as a copy: editing an activity */
export default function EditActivity() {
  return <activity.EditPage />;
}

export const meta = createPageMeta('Activity · Dashboard');

export const isPrivate = true;
export const hasShell = false;
