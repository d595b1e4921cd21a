import type { Schema } from '@aitours/api-client';
import { type CartItem, parseCartItem } from '@aitours/domain/cart';
import { paths } from '../../platform/paths.ts';

/** A cart item with the values that pages show. */
export interface CartLine extends CartItem {
  /** Whether it can be booked unchanged. */
  readonly isAvailable: boolean;
  /** Why not, where that isn't a lack of places. */
  readonly unavailableReason?: string | undefined;
  /** Places left on that date and time; `null` where they aren't counted. */
  readonly placesLeft: number | null;
  /** Of a line that doesn't fit with the earlier ones of its departure: the places of all of them. */
  readonly departurePlaces?: Schema<'CartItem'>['departure_places'];
}

/**
 * Reads a cart item with either spelling of its fields (ENTITY-18), and whether it can be booked.
 *
 * @throws RangeError if the item's type is unknown
 */
export const readCartLine = (wire: Schema<'CartItem'>): CartLine => ({
  ...parseCartItem(wire),
  isAvailable: wire.available,
  unavailableReason: wire.unavailable_reason,
  placesLeft: wire.places_left,
  departurePlaces: wire.departure_places,
});

/** Returns the path of an item's product, if it is known. */
export function getProductPath({ type, product }: Pick<CartLine, 'type' | 'product'>): string | undefined {
  if (product?.slug === undefined) return undefined;
  return { activity: paths.activity, ticket: paths.attractionDetail, tour: paths.tour }[type](product.slug);
}
