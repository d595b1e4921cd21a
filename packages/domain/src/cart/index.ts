export {
  type ActivityDetails,
  parseActivityDetails,
  toWireActivityDetails,
  type WireActivityDetails,
} from './activityDetails.ts';
export { parseAddon } from './addonText.ts';
export { type CartItem, type CartItemType, type CartProduct, cartItemTypes } from './cartItem.ts';
export { type CartEdit, checkCartEdit } from './checkCartEdit.ts';
export { type Clash, findClashes, type PlannedItem, type PlannedTourDay } from './findClashes.ts';
export { hasSameTicket, type TicketChoice } from './hasSameTicket.ts';
export { joinParties } from './joinParties.ts';
export { listTicketFeatures, type TicketFlags } from './listTicketFeatures.ts';
export { type CartMerge, type MergedLine, mergeCarts } from './mergeCarts.ts';
export { parseCartItem, type WireCartItem } from './parseCartItem.ts';
export {
  parseTicketDetails,
  type TicketDetails,
  toWireTicketDetails,
  type WireTicketDetails,
} from './ticketDetails.ts';
export { sumCart } from './totals.ts';
