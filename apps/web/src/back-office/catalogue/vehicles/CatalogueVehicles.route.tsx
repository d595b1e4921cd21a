import { createPageMeta } from '../../../platform/page.ts';
import { vehicle } from './vehicle.tsx';

/** /dashboard/catalogue/vehicles: vehicles for transfers in all states, to edit */
export default function CatalogueVehicles() {
  return <vehicle.ListPage />;
}

export const meta = createPageMeta('Transfer vehicles · Dashboard');

export const isPrivate = true;
export const hasShell = false;
