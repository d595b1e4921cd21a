/** How long a transfer booking waits for its traveller to sign in (CONST-21, AUTH-47). */
const LIFETIME_MILLISECONDS = 1_800_000;

/**
 * Whether a pending transfer booking is young enough to be restored (AUTH-47, CONST-21). One from the future, as a
 * clock put back leaves it, counts as fresh.
 *
 * @example isPendingBookingFresh(new Date('2026-12-18T08:00:00Z'), new Date('2026-12-18T08:29:59Z')) // true
 * @example isPendingBookingFresh(new Date('2026-12-18T08:00:00Z'), new Date('2026-12-18T08:30:00Z')) // false
 */
export const isPendingBookingFresh = (savedAt: Date, now: Date): boolean =>
  now.getTime() - savedAt.getTime() < LIFETIME_MILLISECONDS;
