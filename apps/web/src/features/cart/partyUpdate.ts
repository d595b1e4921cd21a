import type { Schema } from '@aitours/api-client';
import { joinParties, parseActivityDetails, toWireActivityDetails } from '@aitours/domain/cart';

type Item = Schema<'CartItem'>;
type Activity = Extract<Item, { item_type: 'activity' }>;

/**
 * Returns an activity with all its travellers in one party. Other clients of the API can put several equal parties into
 * one item; travellers see and change all of them as one.
 */
export function joinItem<Line extends Item>(item: Line): Line {
  const details = item.quantity > 1 && item.item_type === 'activity' ? parseActivityDetails(item.details) : undefined;
  if (!details) return item;
  return {
    ...item,
    quantity: 1,
    details: { ...item.details, ...toWireActivityDetails(joinParties(details, item.quantity)) },
  };
}

/** Returns an activity with another number of adults. */
export function withAdults(item: Activity, adults: number): Activity {
  const joined = joinItem(item);
  return { ...joined, details: { ...joined.details, adults } };
}

/**
 * Returns the request that changes an item (API-19).
 *
 * @param item as the server has it
 */
export function toItemChange(item: Item, choices: Schema<'CartItemChoices'>): Schema<'CartItemUpdate'> {
  const joined = joinItem(item);
  if (joined === item || joined.item_type !== 'activity') return { details: choices };
  const { adults, children, infants, addons } = joined.details;
  return { quantity: 1, details: { adults, children, infants, addons, ...choices } };
}
