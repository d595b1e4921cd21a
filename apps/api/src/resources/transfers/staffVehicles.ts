import type { components } from '@aitours/openapi/schema';
import { insertVehicleDraft, vehicleStore } from '../../db/catalogue/staffVehicles.ts';
import { createStaffProducts } from '../staffProducts.ts';
import { vehicleInputBody } from './vehicleBody.ts';
import { requireVehicleParts, vehicleValues } from './vehicleInput.ts';

/** The handlers with which staff edit vehicles. */
export const staffVehicles = createStaffProducts({
  noun: 'vehicle',
  store: vehicleStore,
  toValues: vehicleValues,
  requireParts: requireVehicleParts,
  insert: insertVehicleDraft,
  toInput: vehicleInputBody,
  toBody: (vehicle, frame): components['schemas']['StaffVehicle'] => ({ ...frame, vehicle }),
});
