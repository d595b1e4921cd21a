import { useParams } from 'wouter';
import { createPageMeta } from '../../../platform/page.ts';
import { paths } from '../../../platform/paths.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { activityFormMessages as messages } from '../../shared/activityFormMessages.ts';
import { useStaffApi } from '../../shared/useStaffApi.ts';
import { EditProduct, type ProductPages } from '../product/EditProduct.tsx';
import { ProductLink, ProductLinks } from '../product/ProductLinks.tsx';
import { ActivityForm } from './ActivityForm.tsx';
import { type ActivityDraft, emptyDraft, toCopy, toDraft } from './activityDraft.ts';
import { activityForm, type StaffActivity } from './saveActivity.ts';

const Links = ({ details: { state, activity } }: { readonly details: StaffActivity }) => (
  <ProductLinks
    copy={staffPaths.activity.create(activity.id)}
    shop={state === 'published' ? paths.activity(activity.slug) : undefined}
    preview={staffPaths.activity.preview(activity.id)}
  >
    {state === 'published' && (
      <ProductLink href={staffPaths.stock('activity', activity.id)}>{messages.toStock}</ProductLink>
    )}
  </ProductLinks>
);

const pages: ProductPages<ActivityDraft, StaffActivity> = {
  form: activityForm,
  toCopy: toCopy,
  Fields: ActivityForm,
  Links,
  texts: { ...messages, toList: messages.all },
  listPath: staffPaths.activity.list,
  createFirst: () => emptyDraft,
  toPath: ({ activity: { id } }) => staffPaths.activity.edit(id),
  toHead: (details) => ({ title: details.activity.title, lead: details.activity.location }),
  useDetails: (id) => useStaffApi('getStaffActivity', { path: { id } }),
  setState: (client, target, body) => client.call('setActivityState', { ...target, body }),
  loadVersion: async (client, path) => toDraft(await client.call('getActivityVersion', { path })),
};

/** /dashboard/catalogue/activities/{id}, or /new, optionally as a copy: editing an activity (GAP-59) */
export default function EditActivity() {
  return <EditProduct id={useParams()['id']} pages={pages} />;
}

export const meta = createPageMeta('Activity · Dashboard');

export const isPrivate = true;
export const hasShell = false;
