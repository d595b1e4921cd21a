import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { minute } from '../lib/durations.ts';

/** How long a quote for a refund is honoured. */
const validity = 10 * minute;

/** Signs when the refund of a booking was computed: the refund follows from that time, so nothing is stored. */
export interface RefundQuotes {
  issue(bookingNumber: string, now: Date): { readonly token: string; readonly validUntil: Date };
  /** Returns the time of a quote; `undefined` if it is expired, forged or of another booking. */
  readTime(token: string, bookingNumber: string, now: Date): Date | undefined;
}

/** @param secret the key is derived from it */
export function createRefundQuotes(secret: string): RefundQuotes {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'refund quotes', 32));
  const sign = (bookingNumber: string, time: string) =>
    createHmac('sha256', key).update(`${bookingNumber} ${time}`).digest('base64url');
  return {
    issue(bookingNumber, now) {
      const time = `${now.getTime()}`;
      return { token: `${time}.${sign(bookingNumber, time)}`, validUntil: new Date(now.getTime() + validity) };
    },
    readTime(token, bookingNumber, now) {
      const [time = '', signature = ''] = token.split('.');
      const expected = Buffer.from(sign(bookingNumber, time));
      const given = Buffer.from(signature);
      const age = now.getTime() - Number(time);
      const isValid = given.length === expected.length && timingSafeEqual(given, expected);
      return isValid && age >= 0 && age < validity ? new Date(Number(time)) : undefined;
    },
  };
}
