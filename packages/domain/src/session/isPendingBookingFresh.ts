/** How long a pending transfer booking is stored until its traveller has signed in (CONST-21, AUTH-47). */
const LIFETIME_MILLISECONDS = 1_800_000;

/**
 * Whether a pending transfer booking is recent enough to be restored (AUTH-47, CONST-21). One saved in the future, before
 * the clock was set back, counts as recent.
 *
 * @example isPendingBookingFresh(new Date('2026-12-18T08:00:00Z'), new Date('2026-12-18T08:29:59Z')) // true
 * @example isPendingBookingFresh(new Date('2026-12-18T08:00:00Z'), new Date('2026-12-18T08:30:00Z')) // false
 */
export const isPendingBookingFresh = (savedAt: Date, now: Date): boolean =>
  now.getTime() - savedAt.getTime() < LIFETIME_MILLISECONDS;
