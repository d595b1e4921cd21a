import { useEffect, useState } from 'react';
import { useClient } from '../../platform/api.tsx';
import type { Booking } from './booking.ts';

/** Shorter than the ten minutes of a quote, so that a shown quote is always valid. */
const refreshAfter = 9.5 * 60 * 1000;

/**
 * Returns the booking with a quote for its refund, renewed before it expires. Until the first response, and without
 * one, the booking as listed.
 */
export function useQuotedBooking(listed: Booking): Booking {
  const client = useClient();
  const [booking, setBooking] = useState(listed);
  const token = booking.refund_if_cancelled?.quote?.token;
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      if (!client.session.tokens()) return;
      const quoted = await client.call('getBooking', { path: { ref: listed.booking_number } }).catch(() => listed);
      if (isCurrent) setBooking(quoted);
    };
    const timer = setTimeout(() => void load(), token === undefined ? 0 : refreshAfter);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [client, listed, token]);
  return booking;
}
