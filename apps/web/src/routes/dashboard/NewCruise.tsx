import { Stack } from '@aitours/ui';
import { useLocation } from 'wouter';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { staffPaths } from '../shared/staffPaths.ts';
import { CruiseForm } from './CruiseForm.tsx';
import { allCruises, CruiseWaiting } from './CruiseWaiting.tsx';
import { type CruiseDraft, cruiseForm, emptyCruise, toCruiseCopy, toCruiseDraft } from './cruiseDraft.ts';
import { cruiseFormMessages as messages } from './cruiseFormMessages.ts';
import { SectionHead } from './SectionHead.tsx';
import { useProductEdit } from './useProductEdit.ts';
import { useStaffApi } from './useStaffApi.ts';

/** Creates a cruise as a draft. */
export const NewCruise = () => <OneCruise first={emptyCruise} />;

/** Creates a cruise that starts as a copy of another. */
export function CopiedCruise({ id }: { readonly id: string }) {
  const { data, failure, reload } = useStaffApi('getStaffCruise', { path: { id } });
  if (!data) return <CruiseWaiting failure={failure} onRetry={reload} />;
  return <OneCruise first={toCruiseCopy(toCruiseDraft(data.cruise))} />;
}

function OneCruise({ first }: { readonly first: CruiseDraft }) {
  const [, navigate] = useLocation();
  const notify = useNotify();
  const editing = useProductEdit({
    form: cruiseForm,
    details: undefined,
    first,
    onSaved: ({ id }) => {
      notify('success', messages.created);
      navigate(staffPaths.editCruise(id), { replace: true });
    },
    onStale: () => undefined,
  });
  return (
    <Stack gap="large">
      <SectionHead title={messages.newTitle} lead={messages.newLead} action={allCruises} />
      <CruiseForm editing={editing} />
    </Stack>
  );
}
