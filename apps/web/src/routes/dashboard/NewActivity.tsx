import { Stack } from '@aitours/ui';
import { useLocation } from 'wouter';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { staffPaths } from '../shared/staffPaths.ts';
import { ActivityForm } from './ActivityForm.tsx';
import { ActivityWaiting, allActivities } from './ActivityWaiting.tsx';
import { type ActivityDraft, toCopy, toDraft } from './activityDraft.ts';
import { activityFormMessages as messages } from './activityFormMessages.ts';
import { SectionHead } from './SectionHead.tsx';
import { activityForm } from './saveActivity.ts';
import { useProductEdit } from './useProductEdit.ts';
import { useStaffApi } from './useStaffApi.ts';

/** Creates an activity as a draft. @param first what the form starts with */
export function NewActivity({ first }: { readonly first: ActivityDraft }) {
  const [, navigate] = useLocation();
  const notify = useNotify();
  const editing = useProductEdit({
    form: activityForm,
    details: undefined,
    first,
    onSaved: ({ activity }) => {
      notify('success', messages.created);
      navigate(staffPaths.editActivity(activity.id), { replace: true });
    },
    onStale: () => undefined,
  });
  return (
    <Stack gap="large">
      <SectionHead title={messages.newTitle} lead={messages.newLead} action={allActivities} />
      <ActivityForm editing={editing} />
    </Stack>
  );
}

/** Creates an activity that starts as a copy of another. */
export function CopiedActivity({ id }: { readonly id: string }) {
  const { data, failure, reload } = useStaffApi('getStaffActivity', { path: { id } });
  if (!data) return <ActivityWaiting failure={failure} onRetry={reload} />;
  return <NewActivity first={toCopy(toDraft(data.activity))} />;
}
