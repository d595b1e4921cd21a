import { Stack } from '@aitours/ui';
import { useRef, useState } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useClient } from '../../platform/api.tsx';
import { useTitleFocus } from '../../platform/useTitleFocus.ts';
import { ActivityForm } from './ActivityForm.tsx';
import { ActivityState } from './ActivityState.tsx';
import { ActivityWaiting, allActivities } from './ActivityWaiting.tsx';
import { toDraft } from './activityDraft.ts';
import { activityFormMessages as messages } from './activityFormMessages.ts';
import { ProductHistory } from './ProductHistory.tsx';
import { SectionHead } from './SectionHead.tsx';
import { activityForm, type StaffActivity } from './saveActivity.ts';
import { useProductEdit } from './useProductEdit.ts';
import { useStaffApi } from './useStaffApi.ts';

/** Edits an activity that exists, in any state. */
export function StoredActivity({ id }: { readonly id: string }) {
  const { data, failure, reload } = useStaffApi('getStaffActivity', { path: { id } });
  // What is loaded again in the background must not replace what is typed.
  const [opened, setOpened] = useState<StaffActivity>();
  const details = opened ?? data;
  if (!details) return <ActivityWaiting failure={failure} onRetry={reload} />;
  return <OneActivity details={details} onChanged={setOpened} />;
}

interface OneActivityProps {
  readonly details: StaffActivity;
  readonly onChanged: (current: StaffActivity) => void;
}

function OneActivity({ details, onChanged }: OneActivityProps) {
  const notify = useNotify();
  const client = useClient();
  const page = useRef<HTMLDivElement>(null);
  const [first] = useState(() => toDraft(details.activity));
  // The button of the action may be gone.
  useTitleFocus(page, `${details.state} ${details.version}`);
  const editing = useProductEdit({
    ...{ form: activityForm, details, first },
    onSaved: (saved) => {
      notify('success', messages.saved);
      onChanged(saved);
    },
    onStale: onChanged,
  });
  return (
    <div ref={page}>
      <Stack gap="large">
        <SectionHead title={details.activity.title} lead={details.activity.location} action={allActivities} />
        <ActivityState
          details={details}
          isChanged={editing.isChanged}
          onDone={(current) => {
            notify('success', messages.stateDone[current.state]);
            onChanged(current);
          }}
        />
        <ActivityForm editing={editing} />
        <ProductHistory
          history={details.history}
          onUse={async (changeId, at) => {
            const path = { id: details.activity.id, change_id: changeId };
            editing.change(toDraft(await client.call('getActivityVersion', { path })));
            notify('success', messages.versionInForm(at));
          }}
        />
      </Stack>
    </div>
  );
}
