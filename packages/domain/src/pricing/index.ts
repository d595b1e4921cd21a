export { type DiscountedPrice, type DiscountRate, discountPrice } from './discountPrice.ts';
export {
  findLowestPrices,
  findLowestTicketPrice,
  findLowestTourPrice,
  type SoldTicketType,
} from './findLowestPrices.ts';
export {
  parsePriceSeason,
  parseTicketSeason,
  parseTourPrices,
  parseTourSeason,
  type WirePriceSeason,
  type WireTicketSeason,
} from './parsePriceSeason.ts';
export {
  type ChangedPrice,
  maxPriceSeasons,
  type PriceEdit,
  type PricePlan,
  planPriceEdit,
} from './planPriceEdit.ts';
export {
  type DatedFares,
  findPricesOn,
  haveCommonDate,
  type PriceSeason,
  type SeasonalPrices,
  type SeasonDates,
  type SeasonFares,
} from './priceSeasons.ts';
export type { Quote, QuoteLine } from './quote.ts';
export { type ActivityChoice, type ActivityFares, formatChildDiscount, quoteActivity } from './quoteActivity.ts';
export { quoteCruise } from './quoteCruise.ts';
export { getSlotPrice, quoteTicket, type TicketFares, type TicketQuantities } from './quoteTicket.ts';
export { type Priced, quoteTour, type TourChoice, type TourDayChoice, type TourFares } from './quoteTour.ts';
export { quoteTransfer, type TransferFares, type TransferRoute } from './quoteTransfer.ts';
export { sharePrice } from './sharePrice.ts';
export type { AddonChoice } from './toAddonLine.ts';
export { getRoomRate, getVehicleRate, type RoomPrices, tourDefaults, type VehiclePrices } from './tourRates.ts';
