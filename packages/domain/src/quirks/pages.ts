/** QUIRK-04: where the contact form sends to, unless it is configured. Blank: nothing is sent, and that is said. */
export const contactEndpoint = '';

/** QUIRK-13: the counts are invented. */
export const topDestinations = [
  { name: 'Dubai', tours: 120 },
  { name: 'Abu Dhabi', tours: 85 },
  { name: 'Sharjah', tours: 40 },
  { name: 'Ras Al Khaimah', tours: 35 },
] as const;

/** QUIRK-20: a voucher's itinerary has as many rows, however long the tour is. */
export const voucherRowCount = 5;

/** QUIRK-23: cruises offer card payment, and then ask for cash. */
export const cruiseCardPaymentIsIntegrated = false;
