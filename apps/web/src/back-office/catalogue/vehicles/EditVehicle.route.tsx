import { createPageMeta } from '../../../platform/page.ts';
import { vehicle } from './vehicle.tsx';

/** /dashboard/catalogue/vehicles/{id}, or /new, optionally as a copy: editing a vehicle for transfers */
export default function EditVehicle() {
  return <vehicle.EditPage />;
}

export const meta = createPageMeta('Vehicle · Dashboard');

export const isPrivate = true;
export const hasShell = false;
