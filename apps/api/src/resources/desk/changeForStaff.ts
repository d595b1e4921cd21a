import { type ChangePrice, getChangeSettlement } from '@aitours/domain/booking';
import { formatPrice } from '@aitours/domain/money';
import { listBookingActions } from '@aitours/domain/staff';
import type { components } from '@aitours/openapi/schema';
import type { BookingRow } from '../../db/bookings/bookings.ts';
import { conflict, notChangeable } from '../../problems/problems.ts';
import { toHandledBooking } from './toHandledBooking.ts';

/** @throws {Problem} not-changeable; conflict while the customer pays for a change */
export function requireChangeable(booking: BookingRow): void {
  if (!listBookingActions(toHandledBooking(booking)).includes('change'))
    throw notChangeable('Only a confirmed booking of an account can be changed.');
  if (booking.openChange) throw conflict('The customer pays for a change of this booking. Please try again later.');
}

/**
 * Returns what happens with the difference of a change that staff make: they can't pay for the customer.
 *
 * @throws {Problem} not-changeable when a paid booking would cost more
 */
export function settleForStaff(
  { paymentStatus, paymentMethod }: BookingRow,
  price: ChangePrice,
): components['schemas']['ChangeSettlement'] {
  const settlement = getChangeSettlement(price, { isPaid: paymentStatus === 'paid', canPayOnline: false });
  if (settlement !== null) return settlement;
  const advice =
    paymentMethod === 'cash'
      ? 'Withdraw the cash payment first; the customer then pays the new total on the day.'
      : 'The customer can make this change in My Bookings, and pay it there.';
  throw notChangeable(`With this change the booking costs ${formatPrice(price.toPay)} more. ${advice}`);
}
