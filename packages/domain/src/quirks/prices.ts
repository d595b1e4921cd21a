/** QUIRK-01: where a price stands decides its sign. */
export const currencySigns = {
  shop: 'AED ',
  ticketFlow: '$',
  staffTickets: '€',
  bookingConfirmation: '$',
  transfers: '€',
} as const;

/** Where a price stands: each place writes the currency its own way. */
export type PricePlace = keyof typeof currencySigns;

/** QUIRK-09: what cards show as the rating, whatever the data says. */
export const cardRatings = { listing: 4.7, homeActivity: 4.0 } as const;

/** QUIRK-10: on every activity card; no price changes by it. */
export const activityCardBadge = '10% Off';

/** QUIRK-11: how the child price is labelled, whatever it is. */
export const childPriceLabel = '30% off';
