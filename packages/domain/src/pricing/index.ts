export type { AddonChoice } from './addonLine.ts';
export type { Quote, QuoteLine } from './quote.ts';
export { type ActivityChoice, type ActivityFares, quoteActivity } from './quoteActivity.ts';
export { quoteCruise } from './quoteCruise.ts';
export { quoteTicket, slotPrice, type TicketFares, type TicketQuantities } from './quoteTicket.ts';
export { type Priced, quoteTour, type TourChoice, type TourDayChoice } from './quoteTour.ts';
export { quoteTransfer, type TransferFares, type TransferRoute } from './quoteTransfer.ts';
export { type RoomPrices, roomRate, tourDefaults, type VehiclePrices, vehicleRate } from './tourRates.ts';
