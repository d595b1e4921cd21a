import type { Input, Schema } from '@aitours/api-client';

/**
 * Returns the request that adds an item with the same choices at its former place; nothing for a tour, which the cart only
 * shows (CART-16).
 */
export function toNewItem(item: Schema<'CartItem'>): Input<'addCartItem'>['body'] | undefined {
  const { quantity, date, time_slot_id, added_at } = item;
  switch (item.item_type) {
    case 'activity':
      return {
        activity_id: item.activity.id,
        activity_date: date,
        activity_time_slot_id: time_slot_id,
        quantity,
        details: item.details,
        added_at,
      };
    case 'ticket': {
      const { adultQty, childQty, ticket_type_id, date_time_slot_id } = item.details;
      return {
        event_id: item.event.id,
        event_date: date,
        ticket_type_id,
        date_time_slot_id,
        adults: Number(adultQty),
        children: Number(childQty),
        quantity,
        details: item.details,
        added_at,
      };
    }
    default:
      return undefined;
  }
}
