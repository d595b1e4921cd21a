import { shopPhone } from '../contact/index.ts';
import type { ArrivingBooking } from './bookedParts.ts';

const arriveEarly = 'Please arrive 15 minutes early.';
const beReady = 'Where you are picked up, please be ready on time at the pick-up place.';

/**
 * Returns how a guest gets there on time. Only who comes to a place arrives early: rides, and tours without a meeting
 * point, begin where guests are picked up.
 *
 * @example describeArrival({ booking_type: 'ticket', cart_items: [{ title: '', pickup_location: null }] }) // ['Please arrive 15 minutes early.']
 */
export function describeArrival(booking: ArrivingBooking): string[] {
  if (booking.booking_type === 'transfer') return [beReady];
  const isMet = booking.cart_items.map(
    ({ pickup_location, facts }) =>
      !pickup_location && (booking.booking_type !== 'tour' || facts?.meeting_point !== undefined),
  );
  return [...(isMet.includes(true) ? [arriveEarly] : []), ...(isMet.includes(false) ? [beReady] : [])];
}

/**
 * Returns whom to call on the day: the number of each product, or the shop's. Several numbers say what they are for.
 *
 * @example formatEmergencyPhone({ booking_type: 'transfer' }) // '+971 4 555 0132'
 */
export function formatEmergencyPhone(booking: ArrivingBooking): string {
  if (booking.booking_type === 'transfer') return shopPhone;
  const titles = Map.groupBy(booking.cart_items, ({ facts }) => facts?.emergency_phone ?? shopPhone);
  if (titles.size < 2) return [...titles.keys()].at(0) ?? shopPhone;
  return [...titles].map(([phone, items]) => `${phone} (${items.map(({ title }) => title).join(', ')})`).join(' or ');
}
