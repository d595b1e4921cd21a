import { useParams } from 'wouter';
import { pageMeta } from '../../platform/page.ts';
import { staffPaths } from '../shared/staffPaths.ts';
import { EditProduct } from './EditProduct.tsx';
import { StoredVehicle } from './StoredVehicle.tsx';
import { useStaffApi } from './useStaffApi.ts';
import { VehicleForm } from './VehicleForm.tsx';
import { allVehicles, VehicleWaiting } from './VehicleWaiting.tsx';
import { emptyVehicle, type StaffVehicle, toVehicleCopy, vehicleForm } from './vehicleDraft.ts';
import { vehicleMessages as texts } from './vehicleMessages.ts';

const pages = {
  ...{ form: vehicleForm, texts, list: allVehicles, toCopy: toVehicleCopy },
  createFirst: () => emptyVehicle,
  toPath: ({ id }: StaffVehicle) => staffPaths.editVehicle(id),
  useDetails: (id: string) => useStaffApi('getStaffVehicle', { path: { id } }),
  ...{ Fields: VehicleForm, Waiting: VehicleWaiting, Stored: StoredVehicle },
};

/** /dashboard/catalogue/vehicles/{id}, or /new, optionally as a copy: editing a vehicle for transfers (GAP-59) */
export default function EditVehicle() {
  return <EditProduct id={useParams()['vehicleId']} pages={pages} />;
}

export const meta = pageMeta('Vehicle · Dashboard');

export const isPrivate = true;
export const hasShell = false;
