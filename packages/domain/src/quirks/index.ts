/**
 * What the specification asks for although it is odd (QUIRK-01 to QUIRK-23). Each oddity is one constant or rule here,
 * and is used from here: who wants the shop without one of them changes one line. Nothing else knows that it is odd.
 */

export { attractionCardPath, venueOf } from './attractions.ts';
export { dashboardSamples, passesStaffGate } from './dashboard.ts';
export { toTextValues } from './details.ts';
export { tourDialogBookingsPath } from './links.ts';
export {
  contactEndpoint,
  cruiseCardPaymentIsIntegrated,
  topDestinations,
  voucherRowCount,
} from './pages.ts';
export { activityCardBadge, cardRatings, childPriceLabel, currencySigns, type PricePlace } from './prices.ts';
export { firstBookingPromotionPercent } from './promotion.ts';
export { noReplyMessages } from './replies.ts';
export { signInTarget } from './session.ts';
export { demoStock } from './stock.ts';
export { transferLimits } from './transfers.ts';
