/** QUIRK-04: the endpoint of the contact form, unless one is configured. Empty: nothing is sent, and the form says so. */
export const contactEndpoint = '';

/** QUIRK-12: the discount in percent that the footer promises on the first booking. No price rule applies it. */
export const firstBookingPromotionPercent = 10;
