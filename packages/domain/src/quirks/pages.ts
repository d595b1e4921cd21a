/** QUIRK-12: the discount in percent that the footer promises on the first booking. No price rule applies it. */
export const firstBookingPromotionPercent = 10;
