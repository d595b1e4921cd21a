import type { CalendarDate, TimeOfDay } from '../dates/index.ts';
import type { Pass, PassKind } from './pass.ts';

/** A line of a booking as the contract describes it, as far as its passes depend on it. */
interface AdmittedLine {
  readonly title: string;
  readonly date: CalendarDate;
  readonly time: TimeOfDay | null;
  readonly quantity: number;
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
  readonly activity: { readonly id: string } | null;
  readonly ticket: { readonly id: string } | null;
  readonly tour: { readonly id: string } | null;
}

interface AdmittedTransfer {
  readonly booking_type: 'transfer';
  readonly vehicle_name: string;
  readonly booking_date: CalendarDate;
  readonly booking_time: TimeOfDay | null;
  readonly return_journey: boolean;
  readonly return_date: CalendarDate | null;
  readonly return_time: TimeOfDay | null;
}

/** A booking as the contract describes it, as far as its passes depend on it. */
export type AdmittedBooking =
  | AdmittedTransfer
  | { readonly booking_type: 'activity' | 'ticket' | 'tour'; readonly cart_items: readonly AdmittedLine[] };

/**
 * Returns the passes of a booking: one for each traveller of each line, for a transfer one for each ride. The same
 * booking always has the same passes.
 *
 * @example listPasses({ booking_type: 'activity', cart_items: [] }) // []
 * @example listPasses({ booking_type: 'ticket', cart_items: [] }) // []
 */
export function listPasses(booking: AdmittedBooking): Pass[] {
  const passes =
    booking.booking_type === 'transfer' ? listRidePasses(booking) : booking.cart_items.flatMap(listLinePasses);
  return passes.map((pass, index) => ({ ...pass, ordinal: index + 1 }));
}

type PassWithoutOrdinal = Omit<Pass, 'ordinal'>;

function listLinePasses(line: AdmittedLine): PassWithoutOrdinal[] {
  const { title, date, time, quantity, children, infants } = line;
  const productId = (line.activity ?? line.ticket ?? line.tour)?.id ?? '';
  // Tickets that were booked without ages are for adults.
  const adults = line.ticket ? Math.max(line.adults, quantity - children) : line.adults;
  const repeat = (kind: PassKind, count: number): PassWithoutOrdinal[] =>
    Array.from({ length: count }, () => ({ productId, title, date, time, kind }));
  return [...repeat('adult', adults), ...repeat('child', children), ...repeat('infant', infants)];
}

function listRidePasses(booking: AdmittedTransfer): PassWithoutOrdinal[] {
  const { return_journey, return_date, return_time } = booking;
  const base = { productId: 'transfer', title: `Transfer: ${booking.vehicle_name}`, kind: 'ride' } as const;
  const there = { ...base, date: booking.booking_date, time: booking.booking_time };
  return return_journey && return_date ? [there, { ...base, date: return_date, time: return_time }] : [there];
}
