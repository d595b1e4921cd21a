import type { Schema } from '@aitours/api-client';
import { type CartItem, parseCartItem } from '@aitours/domain/cart';
import { type Fils, parseFils } from '@aitours/domain/money';

/** A line of the cart as pages show it. */
export interface CartLine extends CartItem {
  /** What one costs. */
  readonly unitAmount: Fils;
  /** It can be booked as it stands, now. */
  readonly isAvailable: boolean;
  /** Places left on that date and time; `null` where they aren't counted. */
  readonly placesLeft: number | null;
}

/**
 * Reads a line in either spelling of its fields (ENTITY-18), and whether it can still be booked.
 *
 * @throws RangeError if the item is of no known type
 */
export const readCartLine = (wire: Schema<'CartItem'>): CartLine => ({
  ...parseCartItem(wire),
  unitAmount: parseFils(wire.unit_price),
  isAvailable: wire.available,
  placesLeft: wire.places_left,
});
