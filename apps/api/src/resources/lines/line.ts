import type { CalendarDate, TimeOfDay } from '@aitours/domain/dates';
import type { Fils } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import type { Places } from '../../db/stock.ts';
import { invalidRequest, type Problem, soldOut } from '../../problems/problems.ts';

/**
 * Something that can be booked, as it stands now: what it costs, what is left of it, and what speaks against booking
 * it. Carts show lines and bookings are made of them, so that both always say the same.
 */
export interface Line {
  readonly product: components['schemas']['ProductLink'];
  readonly image: string | null;
  readonly date: CalendarDate;
  /** Null: any time of the day. */
  readonly time: TimeOfDay | null;
  /** How long it takes; of a tour, its whole days. Null where that isn't known. */
  readonly durationMinutes: number | null;
  readonly timeSlotId: string | null;
  readonly quantity: number;
  /** Of one: a party's visit, an adult's ticket, a tour. */
  readonly unitPrice: Fils;
  /** Of the whole line (CART-28). */
  readonly amount: Fils;
  /** Null where places aren't counted. */
  readonly placesLeft: number | null;
  /** What it takes from the stock; null where places aren't counted. */
  readonly places: Places | null;
  /** Null when it can be booked. */
  readonly error: LineError | null;
}

/** The parts of a request that can be wrong about a line. */
export type LineField = 'date' | 'slot' | 'adults' | 'children' | 'isPrivate' | 'addons' | 'pickup';

/** Why a line can't be booked: something about it is wrong, or there are too few places. */
export type LineError =
  | { readonly why: 'wrong'; readonly field: LineField; readonly text: string }
  | { readonly why: 'soldOut' };

export const wrong = (field: LineField, text: string): LineError => ({ why: 'wrong', field, text });

/** How a request names the parts of a line: `date` may be `activity_date`, or `cart_items.0.date`. */
export type FieldName = (field: LineField) => string;

/**
 * The answer for a line that can't be booked.
 *
 * @param id the line as the client knows it
 */
export function toLineProblem(
  { product, date, time, placesLeft }: Line,
  error: LineError,
  id: string,
  name: FieldName,
): Problem {
  if (error.why === 'soldOut') return soldOut({ id, title: product.title, date, time }, placesLeft ?? 0);
  return invalidRequest(error.text, { [name(error.field)]: [error.text] });
}
