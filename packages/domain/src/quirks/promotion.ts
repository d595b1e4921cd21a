/** QUIRK-12: the footer promises so many percent off the first booking. No price rule knows of it. */
export const firstBookingPromotionPercent = 10;
