import { parseFils, sum } from '../money/index.ts';

/** What a booking still has to pay in cash, as a decimal string; null if nothing. */
interface PayingBooking {
  readonly booking_number: string;
  readonly unpaid_amount: string | null;
}

/**
 * Returns what bookings still have to pay, in fils. A booking with several departures pays once.
 *
 * @example sumUnpaid([{ booking_number: 'AB1', unpaid_amount: '90.00' }, { booking_number: 'AB1', unpaid_amount: '90.00' }]) // 90_00
 * @example sumUnpaid([{ booking_number: 'AB2', unpaid_amount: null }]) // 0
 */
export function sumUnpaid(bookings: readonly PayingBooking[]): number {
  const amounts = new Map(bookings.map(({ booking_number, unpaid_amount }) => [booking_number, unpaid_amount]));
  return sum([...amounts.values()].map((amount) => (amount === null ? 0 : parseFils(amount))));
}
