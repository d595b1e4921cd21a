import type { Client, Schema } from '@aitours/api-client';
import type { CalendarDate } from '@aitours/domain/dates';
import type { UnsentScan } from '../shared/unsentScans.ts';
import { decideOffline, type Outcome } from './decideOffline.ts';
import type { ExpectedDay } from './expectedDay.ts';
import { readPassCode } from './readPassCode.ts';
import { TIMEOUT_MILLISECONDS } from './sendScans.ts';

/** A scan of this gate. */
export type NewScan = Schema<'PassScan'>;

/** Sends scans, and returns what the server decides. */
export async function recordScans(client: Client, scans: readonly NewScan[]): Promise<readonly Outcome[]> {
  if (!navigator.onLine) throw new Error('No network');
  const body = { sent_at: new Date().toISOString(), scans: [...scans] };
  const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  const { results } = await client.call('recordCheckIns', { body }, { signal });
  return results.map(({ id, result, pass, customer_name: customerName, check_in: checkIn }) => ({
    id,
    result,
    pass,
    customerName,
    checkIn,
    isOffline: false,
  }));
}

interface Known extends Pick<ExpectedDay, 'bookings' | 'keys'> {
  readonly today: CalendarDate;
}

/** Decides scans without the server. */
export const decideScans = (scans: readonly NewScan[], { bookings, keys, today }: Known): Promise<Outcome[]> =>
  Promise.all(
    scans.map(async ({ id, pass, scanned_at: at, gate }) => {
      const stated = isNumber(pass) ? { number: pass } : await readPassCode(pass, keys);
      return decideOffline({ id, at, gate, stated }, bookings, today);
    }),
  );

const isNumber = (pass: string): boolean => pass.length < 100;

/** Returns the scans that are sent later: those that admitted. */
export const toUnsent = (scans: readonly NewScan[], outcomes: readonly Outcome[]): UnsentScan[] =>
  scans.flatMap((scan, index) => {
    const { result, pass } = outcomes[index] ?? {};
    return result === 'admitted' && pass ? [{ ...scan, number: pass.number, isUndone: false }] : [];
  });
