import { useParams } from 'wouter';
import { createPageMeta } from '../../../platform/page.ts';
import { staffPaths } from '../../../platform/staffPaths.ts';
import { useStaffApi } from '../../shared/useStaffApi.ts';
import { EditProduct, type ProductPages } from '../product/EditProduct.tsx';
import { ProductLinks } from '../product/ProductLinks.tsx';
import { VehicleForm } from './VehicleForm.tsx';
import {
  emptyVehicle,
  type StaffVehicle,
  toVehicleCopy,
  toVehicleDraft,
  type VehicleDraft,
  vehicleForm,
} from './vehicleDraft.ts';
import { vehicleMessages as messages } from './vehicleMessages.ts';

const Links = ({ details: { id } }: { readonly details: StaffVehicle }) => (
  <ProductLinks copy={staffPaths.vehicle.create(id)} />
);

const pages: ProductPages<VehicleDraft, StaffVehicle> = {
  form: vehicleForm,
  toCopy: toVehicleCopy,
  Fields: VehicleForm,
  Links,
  texts: messages,
  listPath: staffPaths.vehicle.list,
  createFirst: () => emptyVehicle,
  toPath: ({ id }) => staffPaths.vehicle.edit(id),
  toHead: (details) => ({ title: details.vehicle.name, lead: details.vehicle.category }),
  useDetails: (id) => useStaffApi('getStaffVehicle', { path: { id } }),
  setState: (client, target, body) => client.call('setVehicleState', { ...target, body }),
  loadVersion: async (client, path) => toVehicleDraft(await client.call('getVehicleVersion', { path })),
};

/** /dashboard/catalogue/vehicles/{id}, or /new, optionally as a copy: editing a vehicle for transfers (GAP-59) */
export default function EditVehicle() {
  return <EditProduct id={useParams()['id']} pages={pages} />;
}

export const meta = createPageMeta('Vehicle · Dashboard');

export const isPrivate = true;
export const hasShell = false;
