import { Stack } from '@aitours/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { staffPaths } from '../shared/staffPaths.ts';
import { AttractionForm } from './AttractionForm.tsx';
import { AttractionWaiting, allAttractions } from './AttractionWaiting.tsx';
import { attractionMessages as messages } from './attractionMessages.ts';
import { type EventDraft, eventForm, newEventDraft, toEventCopy, toEventDraft } from './eventDraft.ts';
import { SectionHead } from './SectionHead.tsx';
import { useProductEdit } from './useProductEdit.ts';
import { useStaffApi } from './useStaffApi.ts';

/** Creates an attraction as a draft. */
export function NewAttraction() {
  const [first] = useState(newEventDraft);
  return <OneAttraction first={first} />;
}

/** Creates an attraction that starts as a copy of another. */
export function CopiedAttraction({ id }: { readonly id: string }) {
  const { data, failure, reload } = useStaffApi('getStaffTicket', { path: { id } });
  if (!data) return <AttractionWaiting failure={failure} onRetry={reload} />;
  return <OneAttraction first={toEventCopy(toEventDraft(data.event))} />;
}

function OneAttraction({ first }: { readonly first: EventDraft }) {
  const [, navigate] = useLocation();
  const notify = useNotify();
  const editing = useProductEdit({
    form: eventForm,
    details: undefined,
    first,
    onSaved: ({ id }) => {
      notify('success', messages.created);
      navigate(staffPaths.editAttraction(id), { replace: true });
    },
    onStale: () => undefined,
  });
  return (
    <Stack gap="large">
      <SectionHead title={messages.newTitle} lead={messages.newLead} action={allAttractions} />
      <AttractionForm editing={editing} />
    </Stack>
  );
}
