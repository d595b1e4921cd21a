import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import { findFirstHold } from './useHoldEnd.ts';

const { activityBookingHeld, activityBookingPaid, ticketBookingChanging } = examples.getBooking;
const held = (until: string | null) => ({
  payment: { id: `until ${until}`, status: 'open' as const, hold_expires_at: until },
});
const changing = (until: string) => ({ change: { ...ticketBookingChanging.change!, hold_expires_at: until } });

it('CHECKOUT-15 the hold that ends first is that of a booking or of a change', () => {
  const [early, late] = ['2030-03-01T12:00:00+04:00', '2030-03-01T08:30:00Z'];
  expect(findFirstHold([held(late), held(early)])).toEqual({ paymentId: `until ${early}`, until: early });
  expect(findFirstHold([held(late), changing(early)])).toEqual({
    paymentId: ticketBookingChanging.change!.payment_id,
    until: early,
  });
  expect(findFirstHold([activityBookingPaid, activityBookingHeld])?.paymentId).toBe(activityBookingHeld.payment!.id);
});

it('CHECKOUT-15 no places are held for a booking that is paid, or whose payment is on its way', () => {
  const { payment } = held('2030-03-01T12:00:00+04:00');
  expect(findFirstHold([])).toBeUndefined();
  expect(findFirstHold([activityBookingPaid, held(null), { payment: { ...payment, status: 'paid' } }])).toBeUndefined();
});
