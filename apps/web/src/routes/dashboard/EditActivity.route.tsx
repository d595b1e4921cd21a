import { useParams } from 'wouter';
import { pageMeta } from '../../platform/page.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { ActivityForm } from './ActivityForm.tsx';
import { ActivityWaiting, allActivities } from './ActivityWaiting.tsx';
import { emptyDraft, toCopy } from './activityDraft.ts';
import { activityFormMessages as texts } from './activityFormMessages.ts';
import { EditProduct } from './EditProduct.tsx';
import { StoredActivity } from './StoredActivity.tsx';
import { activityForm, type StaffActivity } from './saveActivity.ts';
import { useStaffApi } from './useStaffApi.ts';

const pages = {
  ...{ form: activityForm, texts, list: allActivities, toCopy: toCopy },
  createFirst: () => emptyDraft,
  toPath: ({ activity: { id } }: StaffActivity) => staffPaths.editActivity(id),
  useDetails: (id: string) => useStaffApi('getStaffActivity', { path: { id } }),
  ...{ Fields: ActivityForm, Waiting: ActivityWaiting, Stored: StoredActivity },
};

/** /dashboard/catalogue/activities/{id}, or /new, optionally as a copy: editing an activity (GAP-59) */
export default function EditActivity() {
  return <EditProduct id={useParams()['activityId']} pages={pages} />;
}

export const meta = pageMeta('Activity · Dashboard');

export const isPrivate = true;
export const hasShell = false;
