const minute = 60_000;

/** Minutes that a hold lasts, and that each extension adds. */
export const holdMinutes = 15;

const holdTime = holdMinutes * minute;

/** How often a hold can be extended. */
export const maxHoldExtensions = 2;

/** Until when the places of an open payment are held. */
export interface Hold {
  readonly expiresAt: Date;
  /** How often it was extended. */
  readonly extensions: number;
}

/**
 * Returns the hold of a new payment.
 *
 * @example startHold(new Date('2030-03-01T08:00:00Z')).expiresAt.toISOString() // '2030-03-01T08:15:00.000Z'
 * @example startHold(new Date('2030-03-01T08:00:00Z')).extensions // 0
 */
export const startHold = (now: Date): Hold => ({ expiresAt: new Date(now.getTime() + holdTime), extensions: 0 });

/**
 * Returns a hold that lasts longer; null if it has expired or was extended too often.
 *
 * @example extendHold(startHold(new Date(0)), new Date(0))?.expiresAt.toISOString() // '1970-01-01T00:30:00.000Z'
 * @example extendHold(startHold(new Date(0)), new Date('2030-03-01T08:00:00Z')) // null
 */
export function extendHold({ expiresAt, extensions }: Hold, now: Date): Hold | null {
  if (isHoldExpired({ expiresAt }, now) || extensions >= maxHoldExtensions) return null;
  return { expiresAt: new Date(expiresAt.getTime() + holdTime), extensions: extensions + 1 };
}

/**
 * Whether places are no longer held.
 *
 * @example isHoldExpired({ expiresAt: new Date(900_000) }, new Date(900_000)) // true
 * @example isHoldExpired({ expiresAt: new Date(900_000) }, new Date(0)) // false
 */
export const isHoldExpired = ({ expiresAt }: Pick<Hold, 'expiresAt'>, now: Date): boolean => now >= expiresAt;

/** The travellers are reminded this long before a hold ends. */
const reminderTime = 5 * minute;

/**
 * Returns when the travellers are reminded that a hold ends.
 *
 * @example getHoldReminderTime({ expiresAt: new Date('2030-03-01T08:15:00Z') }).toISOString() // '2030-03-01T08:10:00.000Z'
 * @example getHoldReminderTime({ expiresAt: new Date(300_000) }).getTime() // 0
 */
export const getHoldReminderTime = ({ expiresAt }: Pick<Hold, 'expiresAt'>): Date =>
  new Date(expiresAt.getTime() - reminderTime);
