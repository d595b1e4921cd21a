const LIMITED = 10;

/**
 * Whether an attraction counts as limited: few tickets are left on all its days in total (TICKET-06).
 *
 * @example isLimited(10) // true
 * @example isLimited(0) // false
 */
export const isLimited = (left: number): boolean => left > 0 && left <= LIMITED;

/** GAP-20 calls one to three places few. */
const FEW = 3;

/**
 * Whether a date has so few places left that its calendar shows them.
 *
 * @example isScarce(3) // true
 * @example isScarce(15) // false
 */
export const isScarce = (spots: number): boolean => spots > 0 && spots <= FEW;
