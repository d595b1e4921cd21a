export {
  type ActivityDetails,
  parseActivityDetails,
  toWireActivityDetails,
  type WireActivityDetails,
} from './activityDetails.ts';
export { parseAddon } from './addonText.ts';
export { type CartItem, type CartItemType, type CartProduct, cartItemTypes } from './cartItem.ts';
export { type CartEdit, checkCartEdit, quantityEffect } from './edit.ts';
export { hasSameTicket, type TicketChoice } from './hasSameTicket.ts';
export { overlaps, type TimedItem } from './overlaps.ts';
export { parseCartItem, type WireCartItem } from './parseCartItem.ts';
export {
  parseTicketDetails,
  type TicketDetails,
  toWireTicketDetails,
  type WireTicketDetails,
} from './ticketDetails.ts';
export { type TicketFlags, ticketFeatures } from './ticketFeatures.ts';
export { cartTotal } from './totals.ts';
