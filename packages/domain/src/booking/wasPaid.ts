import { type Decimal, parseFils } from '../money/index.ts';

/** What a booking costs and whether it is paid, on the wire. */
interface PaidBooking {
  readonly payment_status: string;
  readonly total_amount: Decimal;
}

/**
 * Whether a booking costs nothing: it needs no payment, and is paid from the start.
 *
 * @example isFree({ total_amount: '0.00' }) // true
 */
export const isFree = ({ total_amount }: Pick<PaidBooking, 'total_amount'>): boolean => parseFils(total_amount) === 0;

/**
 * Whether money was paid for a booking.
 *
 * @example wasPaid({ payment_status: 'paid', total_amount: '90.00' }) // true
 * @example wasPaid({ payment_status: 'paid', total_amount: '0.00' }) // false
 */
export const wasPaid = (booking: PaidBooking): boolean => booking.payment_status === 'paid' && !isFree(booking);

/** The payment of a booking that costs nothing. */
export const nothingToPay = 'Nothing to pay';
