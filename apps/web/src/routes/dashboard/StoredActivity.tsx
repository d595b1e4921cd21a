import { LinkButton } from '@aitours/ui';
import { useClient } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { ActivityForm } from './ActivityForm.tsx';
import { ActivityWaiting, allActivities } from './ActivityWaiting.tsx';
import { toDraft } from './activityDraft.ts';
import { activityFormMessages as messages } from './activityFormMessages.ts';
import { StoredProduct } from './StoredProduct.tsx';
import { activityForm, type StaffActivity } from './saveActivity.ts';
import { useOpened } from './useOpened.ts';
import { useStaffApi } from './useStaffApi.ts';

/** Edits an activity that exists, in any state. */
export function StoredActivity({ id }: { readonly id: string }) {
  const response = useStaffApi('getStaffActivity', { path: { id } });
  const [details, setDetails] = useOpened(response);
  const client = useClient();
  if (!details) return <ActivityWaiting failure={response.failure} onRetry={response.reload} />;
  return (
    <StoredProduct
      {...{ id, details, onChanged: setDetails, form: activityForm, list: allActivities, texts: messages }}
      title={details.activity.title}
      lead={details.activity.location}
      setState={(target, body) => client.call('setActivityState', { ...target, body })}
      loadVersion={async (path) => toDraft(await client.call('getActivityVersion', { path }))}
      links={<Links details={details} />}
    >
      {(editing) => <ActivityForm editing={editing} />}
    </StoredProduct>
  );
}

const Links = ({ details: { state, activity } }: { readonly details: StaffActivity }) => (
  <>
    <LinkButton tone="secondary" size="small" href={staffPaths.newActivity(activity.id)}>
      {messages.duplicate}
    </LinkButton>
    {state === 'published' && (
      <LinkButton tone="secondary" size="small" href={staffPaths.stock('activity', activity.id)}>
        {messages.toStock}
      </LinkButton>
    )}
    <LinkButton
      tone="secondary"
      size="small"
      href={state === 'published' ? paths.activity(activity.slug) : staffPaths.previewActivity(activity.id)}
    >
      {state === 'published' ? messages.toShop : messages.preview}
    </LinkButton>
  </>
);
