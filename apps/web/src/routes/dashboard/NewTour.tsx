import { Stack } from '@aitours/ui';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { staffPaths } from '../shared/staffPaths.ts';
import { SectionHead } from './SectionHead.tsx';
import { tourForm } from './saveTour.ts';
import { TourForm } from './TourForm.tsx';
import { allTours, TourWaiting } from './TourWaiting.tsx';
import { newTourDraft, type TourDraft, toTourCopy, toTourDraft } from './tourDraft.ts';
import { tourFormMessages as messages } from './tourFormMessages.ts';
import { useProductEdit } from './useProductEdit.ts';
import { useStaffApi } from './useStaffApi.ts';

/** Creates a tour as a draft. */
export function NewTour() {
  const [first] = useState(newTourDraft);
  return <OneTour first={first} />;
}

/** Creates a tour that starts as a copy of another. */
export function CopiedTour({ id }: { readonly id: string }) {
  const { data, failure, reload } = useStaffApi('getStaffTour', { path: { id } });
  if (!data) return <TourWaiting failure={failure} onRetry={reload} />;
  return <OneTour first={toTourCopy(toTourDraft(data.tour))} />;
}

function OneTour({ first }: { readonly first: TourDraft }) {
  const [, navigate] = useLocation();
  const notify = useNotify();
  const editing = useProductEdit({
    form: tourForm,
    details: undefined,
    first,
    onSaved: ({ id }) => {
      notify('success', messages.created);
      navigate(staffPaths.editTour(id), { replace: true });
    },
    onStale: () => undefined,
  });
  return (
    <Stack gap="large">
      <SectionHead title={messages.newTitle} lead={messages.newLead} action={allTours} />
      <TourForm editing={editing} />
    </Stack>
  );
}
