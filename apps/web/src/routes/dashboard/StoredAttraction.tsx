import type { Schema } from '@aitours/api-client';
import { LinkButton, Stack } from '@aitours/ui';
import { useRef, useState } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useClient } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { useTitleFocus } from '../../platform/useTitleFocus.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { AttractionForm } from './AttractionForm.tsx';
import { AttractionWaiting, allAttractions } from './AttractionWaiting.tsx';
import { activityFormMessages as shared } from './activityFormMessages.ts';
import { attractionMessages as messages } from './attractionMessages.ts';
import { eventForm, type StaffEvent, toEventDraft } from './eventDraft.ts';
import { ProductHistory } from './ProductHistory.tsx';
import { SectionHead } from './SectionHead.tsx';
import { StateActions } from './StateActions.tsx';
import { useProductEdit } from './useProductEdit.ts';
import { useStaffApi } from './useStaffApi.ts';

/** Edits an attraction that exists, in any state. */
export function StoredAttraction({ id }: { readonly id: string }) {
  const { data, failure, reload } = useStaffApi('getStaffTicket', { path: { id } });
  // What is loaded again in the background must not replace what is typed.
  const [opened, setOpened] = useState<StaffEvent>();
  const details = opened ?? data;
  if (!details) return <AttractionWaiting failure={failure} onRetry={reload} />;
  return <OneAttraction details={details} onChanged={setOpened} />;
}

interface OneAttractionProps {
  readonly details: StaffEvent;
  readonly onChanged: (current: StaffEvent) => void;
}

function OneAttraction({ details, onChanged }: OneAttractionProps) {
  const { id, version, state, event, history } = details;
  const client = useClient();
  const notify = useNotify();
  const page = useRef<HTMLDivElement>(null);
  const [first] = useState(() => toEventDraft(event));
  // The button of the action may be gone.
  useTitleFocus(page, `${state} ${version}`);
  const change = (current: StaffEvent, text: string) => {
    notify('success', text);
    onChanged(current);
  };
  const onSaved = (saved: StaffEvent) => change(saved, messages.saved);
  const editing = useProductEdit({ form: eventForm, details, first, onSaved, onStale: onChanged });
  const setState = async (next: Schema<'ProductState'>) => {
    const target = { path: { id }, headers: { 'If-Match': `"${version}"` } };
    const current = await client.call('setTicketState', { ...target, body: { state: next } });
    change(current, messages.stateDone[current.state]);
  };
  return (
    <div ref={page}>
      <Stack gap="large">
        <SectionHead title={event.title} lead={event.venue} action={allAttractions} />
        <StateActions
          state={state}
          texts={shared}
          isChanged={editing.isChanged}
          onSet={setState}
          links={<Links details={details} />}
        />
        <AttractionForm editing={editing} />
        <ProductHistory
          history={history}
          load={(changeId) => client.call('getTicketVersion', { path: { id, change_id: changeId } })}
          onUse={(earlier, at) => {
            editing.change(toEventDraft(earlier));
            notify('success', shared.versionInForm(at));
          }}
        />
      </Stack>
    </div>
  );
}

const Links = ({ details: { id, state, event } }: Pick<OneAttractionProps, 'details'>) => (
  <>
    <LinkButton tone="secondary" size="small" href={staffPaths.newAttraction(id)}>
      {shared.duplicate}
    </LinkButton>
    {state === 'published' && event.slug !== undefined ? (
      <LinkButton tone="secondary" size="small" href={paths.attractionDetail(event.slug)}>
        {shared.toShop}
      </LinkButton>
    ) : (
      <LinkButton tone="secondary" size="small" href={staffPaths.previewAttraction(id)}>
        {shared.preview}
      </LinkButton>
    )}
  </>
);
