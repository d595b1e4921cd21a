const LIMITED = 10;

/**
 * Whether an attraction has so few tickets left, on all its days together, that it counts as limited (TICKET-06).
 *
 * @example isLimited(10) // true
 * @example isLimited(0) // false
 */
export const isLimited = (left: number): boolean => left > 0 && left <= LIMITED;
