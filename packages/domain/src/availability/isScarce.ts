/** GAP-20 calls one to three places few; more than that is no reason to hurry anyone. */
const FEW = 3;

/**
 * Whether so few places are left that it is honest to say so.
 *
 * @example isScarce(3) // true
 * @example isScarce(15) // false
 */
export const isScarce = (spots: number): boolean => spots > 0 && spots <= FEW;
