/**
 * Inconsistencies of the specification that are preserved on purpose (QUIRK-01 to QUIRK-23). Each is one constant or rule
 * here: to remove one, change that line. Code that uses them doesn't depend on their being odd.
 */

export { getAttractionCardPath, getVenue } from './attractions.ts';
export { dashboardSamples, passesStaffGate } from './dashboard.ts';
export {
  contactEndpoint,
  cruiseCardPaymentIsIntegrated,
  noResponseMessages,
  signInTarget,
  topDestinations,
} from './pages.ts';
export {
  activityCardBadge,
  cardRatings,
  childPriceLabel,
  currencySigns,
  firstBookingPromotionPercent,
  type PricePlace,
} from './prices.ts';
export { demoStock, toTextValues, transferLimits } from './products.ts';
export {
  type Behaviour,
  type BehaviourSettings,
  behaviours,
  type QuirkRow,
  type Quirks,
  quirkRows,
  quirksFor,
} from './quirksFor.ts';
