import { clientKeys, isPendingBookingFresh } from '@aitours/domain/session';
import { is, number, type } from 'superstruct';

/** Of a kept transfer booking, all that signing in looks at. */
const Pending = type({ timestamp: number() });

/** Discards a transfer booking that waited for sign-in for 30 minutes or more, or that can't be read (AUTH-47). */
export function forgetStalePendingBooking(now: Date): void {
  try {
    const kept = localStorage.getItem(clientKeys.pendingBooking);
    if (kept !== null && !isFresh(kept, now)) localStorage.removeItem(clientKeys.pendingBooking);
  } catch {
    // A browser that keeps nothing has no booking waiting.
  }
}

function isFresh(kept: string, now: Date): boolean {
  try {
    const pending: unknown = JSON.parse(kept);
    return is(pending, Pending) && isPendingBookingFresh(new Date(pending.timestamp), now);
  } catch {
    return false;
  }
}
