import { LinkButton, Stack } from '@aitours/ui';
import { useRef, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { pageMeta } from '../../platform/page.ts';
import { useTitleFocus } from '../../platform/useTitleFocus.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { ActivityWaiting } from './ActivityWaiting.tsx';
import { AttractionForm } from './AttractionForm.tsx';
import { attractionMessages as messages } from './attractionMessages.ts';
import { DashboardFrame } from './DashboardFrame.tsx';
import { eventForm, newEventDraft, type StaffEvent, toEventDraft } from './eventDraft.ts';
import { SectionHead } from './SectionHead.tsx';
import { useProductEdit } from './useProductEdit.ts';
import { useStaffApi } from './useStaffApi.ts';

/** /dashboard/catalogue/attractions/{id}, or /new: editing an attraction and its ticket types (GAP-59) */
export default function EditAttraction() {
  const { attractionId: id = '' } = useParams();
  return (
    <DashboardFrame current="catalogue">
      {() => (id === 'new' ? <OneAttraction details={undefined} /> : <StoredAttraction key={id} id={id} />)}
    </DashboardFrame>
  );
}

function StoredAttraction({ id }: { readonly id: string }) {
  const { data, failure, reload } = useStaffApi('getStaffTicket', { path: { id } });
  // What is loaded again in the background must not replace what is typed.
  const [opened, setOpened] = useState<StaffEvent>();
  const details = opened ?? data;
  if (!details) return <ActivityWaiting failure={failure} onRetry={reload} />;
  return <OneAttraction details={details} onChanged={setOpened} />;
}

interface OneAttractionProps {
  /** Undefined: a new one. */
  readonly details: StaffEvent | undefined;
  readonly onChanged?: (current: StaffEvent) => void;
}

function OneAttraction({ details, onChanged }: OneAttractionProps) {
  const [, navigate] = useLocation();
  const notify = useNotify();
  const page = useRef<HTMLDivElement>(null);
  const [first] = useState(() => (details ? toEventDraft(details) : newEventDraft()));
  useTitleFocus(page, details?.version ?? '');
  const editing = useProductEdit({
    ...{ form: eventForm, details, first },
    onSaved: (saved) => {
      notify('success', details ? messages.saved : messages.created);
      if (details) onChanged?.(saved);
      else navigate(staffPaths.editAttraction(saved.id), { replace: true });
    },
    onStale: (current) => onChanged?.(current),
  });
  const all = (
    <LinkButton tone="secondary" href={staffPaths.attractions}>
      {messages.toList}
    </LinkButton>
  );
  return (
    <div ref={page}>
      <Stack gap="large">
        <SectionHead
          title={details?.event.title ?? messages.newTitle}
          lead={details?.event.venue ?? messages.newLead}
          action={all}
        />
        <AttractionForm editing={editing} />
      </Stack>
    </div>
  );
}

export const meta = pageMeta('Attraction · Dashboard');

export const isPrivate = true;
export const hasShell = false;
