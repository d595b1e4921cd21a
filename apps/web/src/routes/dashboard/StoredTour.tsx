import type { Schema } from '@aitours/api-client';
import { LinkButton, Stack } from '@aitours/ui';
import { useRef, useState } from 'react';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useClient } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';
import { useTitleFocus } from '../../platform/useTitleFocus.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { activityFormMessages as shared } from './activityFormMessages.ts';
import { ProductHistory } from './ProductHistory.tsx';
import { SectionHead } from './SectionHead.tsx';
import { StateActions } from './StateActions.tsx';
import { tourForm } from './saveTour.ts';
import { TourForm } from './TourForm.tsx';
import { allTours, TourWaiting } from './TourWaiting.tsx';
import { type StaffTour, toTourDraft } from './tourDraft.ts';
import { tourFormMessages as messages } from './tourFormMessages.ts';
import { useProductEdit } from './useProductEdit.ts';
import { useStaffApi } from './useStaffApi.ts';

/** Edits a tour that exists, in any state. */
export function StoredTour({ id }: { readonly id: string }) {
  const { data, failure, reload } = useStaffApi('getStaffTour', { path: { id } });
  // What is loaded again in the background must not replace what is typed.
  const [opened, setOpened] = useState<StaffTour>();
  const details = opened ?? data;
  if (!details) return <TourWaiting failure={failure} onRetry={reload} />;
  return <OneTour details={details} onChanged={setOpened} />;
}

interface OneTourProps {
  readonly details: StaffTour;
  readonly onChanged: (current: StaffTour) => void;
}

function OneTour({ details, onChanged }: OneTourProps) {
  const { id, version, state, tour, history } = details;
  const client = useClient();
  const notify = useNotify();
  const page = useRef<HTMLDivElement>(null);
  const [first] = useState(() => toTourDraft(tour));
  // The button of the action may be gone.
  useTitleFocus(page, `${state} ${version}`);
  const change = (current: StaffTour, text: string) => {
    notify('success', text);
    onChanged(current);
  };
  const onSaved = (saved: StaffTour) => change(saved, messages.saved);
  const editing = useProductEdit({ form: tourForm, details, first, onSaved, onStale: onChanged });
  const setState = async (next: Schema<'ProductState'>) => {
    const target = { path: { id }, headers: { 'If-Match': `"${version}"` } };
    const current = await client.call('setTourState', { ...target, body: { state: next } });
    change(current, messages.stateDone[current.state]);
  };
  return (
    <div ref={page}>
      <Stack gap="large">
        <SectionHead title={tour.title} lead={tour.tour_type} action={allTours} />
        <StateActions
          state={state}
          texts={shared}
          isChanged={editing.isChanged}
          onSet={setState}
          links={<Links details={details} />}
        />
        <TourForm editing={editing} />
        <ProductHistory
          history={history}
          load={(changeId) => client.call('getTourVersion', { path: { id, change_id: changeId } })}
          onUse={(earlier, at) => {
            editing.change(toTourDraft(earlier));
            notify('success', shared.versionInForm(at));
          }}
        />
      </Stack>
    </div>
  );
}

const Links = ({ details: { id, state, tour } }: Pick<OneTourProps, 'details'>) => (
  <>
    <LinkButton tone="secondary" size="small" href={staffPaths.newTour(id)}>
      {shared.duplicate}
    </LinkButton>
    {state === 'published' && tour.slug !== undefined && (
      <LinkButton tone="secondary" size="small" href={paths.tour(tour.slug)}>
        {shared.toShop}
      </LinkButton>
    )}
  </>
);
