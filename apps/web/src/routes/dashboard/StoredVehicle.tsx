import { LinkButton } from '@aitours/ui';
import { useClient } from '../../platform/api.tsx';
import { staffPaths } from '../shared/staffPaths.ts';
import { activityFormMessages as shared } from './activityFormMessages.ts';
import { StoredProduct } from './StoredProduct.tsx';
import { useOpened } from './useOpened.ts';
import { useStaffApi } from './useStaffApi.ts';
import { VehicleForm } from './VehicleForm.tsx';
import { allVehicles, VehicleWaiting } from './VehicleWaiting.tsx';
import { toVehicleDraft, vehicleForm } from './vehicleDraft.ts';
import { vehicleMessages as messages } from './vehicleMessages.ts';

/** Edits a vehicle that exists, in any state. */
export function StoredVehicle({ id }: { readonly id: string }) {
  const response = useStaffApi('getStaffVehicle', { path: { id } });
  const [details, setDetails] = useOpened(response);
  const client = useClient();
  if (!details) return <VehicleWaiting failure={response.failure} onRetry={response.reload} />;
  return (
    <StoredProduct
      {...{ id, details, onChanged: setDetails, form: vehicleForm, list: allVehicles, texts: messages }}
      title={details.vehicle.name}
      lead={details.vehicle.category}
      setState={(target, body) => client.call('setVehicleState', { ...target, body })}
      loadVersion={async (path) => toVehicleDraft(await client.call('getVehicleVersion', { path }))}
      links={
        <LinkButton tone="secondary" size="small" href={staffPaths.newVehicle(id)}>
          {shared.duplicate}
        </LinkButton>
      }
    >
      {(editing) => <VehicleForm editing={editing} />}
    </StoredProduct>
  );
}
