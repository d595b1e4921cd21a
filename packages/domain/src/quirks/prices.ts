/** QUIRK-01: the currency sign depends on where a price is shown. */
export const currencySigns = {
  shop: 'AED ',
  ticketFlow: '$',
  staffTickets: '€',
  bookingConfirmation: '$',
  transfers: '€',
} as const;

/** Where a price is shown. */
export type PricePlace = keyof typeof currencySigns;

/** QUIRK-09: the rating that cards show, whatever the data is. */
export const cardRatings = { listing: 4.7, homeActivity: 4.0 } as const;

/** QUIRK-10: the badge of every activity card; no price depends on it. */
export const activityCardBadge = '10% Off';

/** QUIRK-11: the label of the child price, whatever it is. */
export const childPriceLabel = '30% off';

/** QUIRK-12: the discount in percent that the footer promises on the first booking. No price rule applies it. */
export const firstBookingPromotionPercent = 10;
