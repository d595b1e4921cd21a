import type { Problem, Schema } from '@aitours/api-client';
import type { CartItem } from '@aitours/domain/cart';
import { type BookingGroup, type DiscountedTotal, getFirstBookingNumber } from '@aitours/domain/checkout';
import { type Fils, parseFils } from '@aitours/domain/money';
import { type NewlyBooked, parseNewBooking, UnreadableResponse } from '../../platform/parseNewBooking.ts';

/** The outcome of booking a cart. Groups booked before an error stay booked. */
export type BookingOutcome =
  | {
      readonly is: 'booked';
      readonly bookings: readonly NewlyBooked[];
      /** What is paid online; null: nothing. */
      readonly payment: Schema<'Payment'> | null;
    }
  | { readonly is: 'stopped'; readonly bookings: readonly NewlyBooked[]; readonly error: unknown };

export interface BookingSteps {
  readonly book: (group: BookingGroup<CartItem>) => Promise<NewlyBooked>;
  /** Called after each confirmed group. */
  readonly onBooked: (group: BookingGroup<CartItem>) => void;
}

/**
 * Books the groups one after the other (CHECKOUT-28) and stops at the first error: the remaining groups stay in the
 * cart.
 *
 * @param before bookings of an earlier attempt
 */
export async function bookGroups(
  groups: readonly BookingGroup<CartItem>[],
  before: readonly NewlyBooked[],
  { book, onBooked }: BookingSteps,
): Promise<BookingOutcome> {
  const bookings = [...before];
  try {
    for (const group of groups) {
      bookings.push(await book(group));
      onBooked(group);
    }
    const reference = getFirstBookingNumber(bookings.map(({ booking_number }) => booking_number));
    if (!reference.ok) throw new UnreadableResponse(reference.message);
    return { is: 'booked', bookings, payment: null };
  } catch (error) {
    return { is: 'stopped', bookings, error };
  }
}

/** Books all groups together, or none (CHECKOUT-28). */
export async function bookTogether(
  groups: readonly BookingGroup<CartItem>[],
  send: () => Promise<Schema<'Order'>>,
): Promise<BookingOutcome> {
  try {
    const { bookings, payment } = await send();
    const booked = groups.map(({ type }, index) => parseNewBooking(type, bookings[index]));
    return { is: 'booked', bookings: booked, payment };
  } catch (error) {
    return { is: 'stopped', bookings: [], error };
  }
}

/**
 * Applies the prices that the traveller agreed to.
 */
export function atPrices(items: readonly CartItem[], agreed?: Pick<Problem<'price-changed'>, 'lines'>): CartItem[] {
  const amounts = new Map<string, Fils>(agreed?.lines.map(({ id, amount }) => [id, parseFils(amount)]));
  return items.map((item) => ({ ...item, amount: amounts.get(item.id) ?? item.amount }));
}

/** Returns what the shown discount changes in a booking of these items. */
export type DiscountOf = (items: readonly CartItem[]) => DiscountedTotal | undefined;

/** Returns what discounts change in each group, with the total that the traveller agreed to. */
export const listTotals = (
  groups: readonly BookingGroup<CartItem>[],
  findDiscountedTotal: DiscountOf,
  agreed?: Pick<Problem<'price-changed'>, 'amount' | 'booking_index'>,
): DiscountedTotal[] =>
  groups.map(({ items }, index) => ({
    ...findDiscountedTotal(items),
    ...(agreed && (agreed.booking_index ?? 0) === index && { total: parseFils(agreed.amount) }),
  }));
