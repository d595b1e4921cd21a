import { expect, it } from 'vitest';
import { createPayload } from './useAdding.ts';

it('ACT-27 ACT-28 ENTITY-21 sends date, slot and choices', async () => {
  const payload = await createPayload({
    activityId: '101',
    date: '2026-12-18',
    slotId: '1101',
    details: {
      party: { adults: 2, children: 1, infants: 0 },
      isPrivate: false,
      pickup: 'abu_dhabi',
      pickupAddress: 'Rove Downtown',
      addons: [{ title: 'Quad bike', quantity: 2, price: 150_00 }],
    },
  });
  expect(payload).toEqual({
    activity_id: '101',
    activity_date: '2026-12-18',
    activity_time_slot_id: '1101',
    quantity: 1,
    details: {
      adults: 2,
      children: 1,
      infants: 0,
      pickup: 'abu_dhabi',
      pickup_address: 'Rove Downtown',
      isPrivate: 'no',
      addons: ['Quad bike:2:150.00'],
    },
  });
});
