import type { components } from '@aitours/openapi/schema';
import { vehicleStore } from '../../db/catalogue/staffVehicles.ts';
import { createStaffProducts } from '../staffProducts.ts';
import { toVehicleInputBody } from './vehicleBody.ts';
import { requireVehicleParts, toVehicleValues } from './vehicleInput.ts';

/** The handlers with which staff edit vehicles. */
export const staffVehicles = createStaffProducts({
  noun: 'vehicle',
  store: vehicleStore,
  toValues: toVehicleValues,
  requireParts: requireVehicleParts,
  toInput: toVehicleInputBody,
  toBody: (vehicle, frame): components['schemas']['StaffVehicle'] => ({ ...frame, vehicle }),
});
