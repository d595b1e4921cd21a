import { type CalendarDate, formatTime, type TimeOfDay } from '@aitours/domain/dates';
import type { Fils } from '@aitours/domain/money';
import type { Quote } from '@aitours/domain/pricing';
import type { Quirks } from '@aitours/domain/quirks';
import type { components } from '@aitours/openapi/schema';
import type { Places } from '../../db/stock/stock.ts';
import { invalidRequest, type Problem, soldOut } from '../../problems/problems.ts';

/**
 * A product with the customer's choice, its current price and its availability. Carts and bookings are both built from
 * lines, so that they agree.
 */
export interface Line {
  readonly product: components['schemas']['ProductLink'];
  readonly image: string | null;
  readonly date: CalendarDate;
  /** null: any time of the day. */
  readonly time: TimeOfDay | null;
  /** For a tour, whole days. null: unknown. */
  readonly durationMinutes: number | null;
  /** The youngest age that can book it; 0: any age. */
  readonly minAge: number;
  readonly timeSlotId: string | null;
  readonly quantity: number;
  /** The price with its lines; of an activity, of one party. */
  readonly quote: Quote;
  /** The price of one party, one adult's ticket or one tour. */
  readonly unitPrice: Fils;
  /** The price of the whole line (CART-28). */
  readonly amount: Fils;
  /** null: no limit. */
  readonly placesLeft: number | null;
  /** The places that earlier lines of its departure keep, if it is booked with others. */
  readonly keptPlaces?: number;
  /** The places that it takes from the stock; null: it takes none. */
  readonly places: Places | null;
  /** null: the line can be booked. */
  readonly error: LineError | null;
}

/** What the price and the availability of a line depend on, besides its product and its stock. */
export interface Terms {
  readonly now: Date;
  readonly quirks: Pick<Quirks, 'groupDiscountCounts'>;
  /** It is already booked: an age that its product has excluded since doesn't stop a change of it. */
  readonly isBooked?: boolean;
}

/** Returns the youngest age that can book a product with these facts; 0: any age. */
export const getMinAge = (facts: { readonly min_age?: number } | null, { isBooked }: Terms): number =>
  isBooked ? 0 : (facts?.min_age ?? 0);

/** The fields of a request that can make a line invalid. */
export type LineField =
  | 'date'
  | 'time'
  | 'slot'
  | 'adults'
  | 'children'
  | 'children512'
  | 'children25'
  | 'infants'
  | 'isPrivate'
  | 'addons'
  | 'pickup'
  | 'pickup_address';

/** Why a line can't be booked: a field is invalid, or there are too few places. */
export type LineError =
  | { readonly kind: 'invalid'; readonly field: LineField; readonly message: string }
  | { readonly kind: 'soldOut' };

export const invalid = (field: LineField, message: string): LineError => ({ kind: 'invalid', field, message });

/** Returns the line with an error if the request has another start time. @param time null: any */
export const withTimeError = <L extends Line>(line: L, time: TimeOfDay | null | undefined): L =>
  time == null || time === line.time || line.error?.kind === 'invalid'
    ? line
    : { ...line, error: invalid('time', `It does not start at ${formatTime(time)}. Please choose another time.`) };

/** Returns a field's name in the request: `date` may be `activity_date` or `cart_items.0.date`. */
export type FieldName = (field: LineField) => string;

/**
 * Returns the problem for a line that can't be booked.
 *
 * @param id the client's id of the line
 */
export function toLineProblem(
  { product, date, time, placesLeft }: Line,
  error: LineError,
  id: string,
  name: FieldName,
): Problem {
  if (error.kind === 'soldOut') return soldOut({ id, title: product.title, date, time }, placesLeft ?? 0);
  return invalidRequest(error.message, { [name(error.field)]: [error.message] });
}
