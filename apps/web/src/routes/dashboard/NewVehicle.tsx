import { Stack } from '@aitours/ui';
import { useLocation } from 'wouter';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { staffPaths } from '../shared/staffPaths.ts';
import { SectionHead } from './SectionHead.tsx';
import { useProductEdit } from './useProductEdit.ts';
import { useStaffApi } from './useStaffApi.ts';
import { VehicleForm } from './VehicleForm.tsx';
import { allVehicles, VehicleWaiting } from './VehicleWaiting.tsx';
import { emptyVehicle, toVehicleCopy, toVehicleDraft, type VehicleDraft, vehicleForm } from './vehicleDraft.ts';
import { vehicleMessages as messages } from './vehicleMessages.ts';

/** Creates a vehicle as a draft. */
export const NewVehicle = () => <OneVehicle first={emptyVehicle} />;

/** Creates a vehicle that starts as a copy of another. */
export function CopiedVehicle({ id }: { readonly id: string }) {
  const { data, failure, reload } = useStaffApi('getStaffVehicle', { path: { id } });
  if (!data) return <VehicleWaiting failure={failure} onRetry={reload} />;
  return <OneVehicle first={toVehicleCopy(toVehicleDraft(data.vehicle))} />;
}

function OneVehicle({ first }: { readonly first: VehicleDraft }) {
  const [, navigate] = useLocation();
  const notify = useNotify();
  const editing = useProductEdit({
    form: vehicleForm,
    details: undefined,
    first,
    onSaved: ({ id }) => {
      notify('success', messages.created);
      navigate(staffPaths.editVehicle(id), { replace: true });
    },
    onStale: () => undefined,
  });
  return (
    <Stack gap="large">
      <SectionHead title={messages.newTitle} lead={messages.newLead} action={allVehicles} />
      <VehicleForm editing={editing} />
    </Stack>
  );
}
