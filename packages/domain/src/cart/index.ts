export {
  type ActivityDetails,
  readActivityDetails,
  type WireActivityDetails,
  writeActivityDetails,
} from './activityDetails.ts';
export { parseAddon } from './addonText.ts';
export { type CartItem, type CartItemType, type CartProduct, cartItemTypes } from './cartItem.ts';
export { type CartEdit, editProblems, quantityEffect } from './edit.ts';
export { hasSameTicket, type TicketChoice } from './hasSameTicket.ts';
export { overlaps, type TimedItem } from './overlaps.ts';
export { readCartItem, type WireCartItem } from './readCartItem.ts';
export {
  readTicketDetails,
  type TicketDetails,
  type WireTicketDetails,
  writeTicketDetails,
} from './ticketDetails.ts';
export { type TicketFlags, ticketFeatures } from './ticketFeatures.ts';
export { cartTotal } from './totals.ts';
