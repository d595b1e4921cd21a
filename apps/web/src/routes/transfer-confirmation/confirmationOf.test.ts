import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import { toConfirmation } from './TransferConfirmation.view.tsx';

const { transferBooking } = examples.getTransferBooking;
const unnamed = { ...transferBooking.vehicle, name: '' };

it.each([
  ['a vehicle', { vehicle_name: '' }, 'loaded'],
  ['only the name of a vehicle', { vehicle: unnamed }, 'loaded'],
  ['no vehicle', { vehicle: unnamed, vehicle_name: '' }, 'missing'],
])('XFER-44 a booking with %s is %s', (_, change, is) =>
  expect(toConfirmation({ ...transferBooking, ...change }).is).toBe(is),
);
