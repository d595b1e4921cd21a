import { useEffect, useEffectEvent } from 'react';
import { useClient } from '../../platform/api.tsx';
import { useHasPassed } from '../../platform/useHasPassed.ts';
import type { Booking } from './booking.ts';
import { findUnpaid } from './unpaid.tsx';

/** A payment that is waited for, and until when its places are held. */
export interface Hold {
  readonly paymentId: string;
  readonly until: string;
}

const MIN_WAIT_MILLISECONDS = 2_000;
const MAX_WAIT_MILLISECONDS = 30_000;

/** Returns the hold of a booking, or of its open change, that ends first; nothing if places are held for neither. */
export function findFirstHold(bookings: readonly Pick<Booking, 'payment' | 'change'>[]): Hold | undefined {
  const holds = bookings.flatMap((booking) => {
    const payment = findUnpaid(booking);
    return [
      ...(payment?.hold_expires_at ? [{ paymentId: payment.id, until: payment.hold_expires_at }] : []),
      ...(booking.change ? [{ paymentId: booking.change.payment_id, until: booking.change.hold_expires_at }] : []),
    ];
  });
  return holds.toSorted((one, other) => Date.parse(one.until) - Date.parse(other.until))[0];
}

/**
 * Loads bookings again when a hold ends, until it is settled, and when the tab becomes visible while places are held: the
 * traveller may have paid in another tab.
 */
export function useHoldEnd(hold: Hold | undefined, reload: () => void): void {
  const client = useClient();
  const isOver = useHasPassed(hold?.until);
  const paymentId = hold?.paymentId;
  const settle = useEffectEvent(async () => {
    // The server ends a payment whose time is over when it is requested. If that fails, its jobs do it.
    if (isOver && paymentId !== undefined)
      await client.call('getPayment', { path: { payment_id: paymentId } }).catch(() => undefined);
    reload();
  });
  useEffect(() => {
    if (paymentId === undefined) return;
    const handleVisibility = () => {
      if (!document.hidden) void settle();
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => document.removeEventListener('visibilitychange', handleVisibility);
  }, [paymentId]);
  useEffect(() => {
    if (!isOver) return;
    let timer: ReturnType<typeof setTimeout>;
    const repeat = (wait: number) => {
      if (!document.hidden) void settle();
      timer = setTimeout(() => repeat(Math.min(wait * 2, MAX_WAIT_MILLISECONDS)), wait);
    };
    repeat(MIN_WAIT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isOver]);
}
