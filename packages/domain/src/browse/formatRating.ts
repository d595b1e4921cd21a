/**
 * Formats a rating with one decimal.
 *
 * @example formatRating(4) // '4.0'
 * @example formatRating(4.7) // '4.7'
 */
export const formatRating = (rating: number): string => rating.toFixed(1);
