import { decideScan } from '@aitours/domain/check-ins';
import { toDubaiDate } from '@aitours/domain/dates';
import { formatPassNumber } from '@aitours/domain/passes';
import type { components } from '@aitours/openapi/schema';
import { type CheckInRow, findScans, insertScan, lockBookings, markDuplicate } from '../../db/bookings/checkIns.ts';
import type { Database } from '../../db/database.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Context, operation } from '../../http/operation.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { getCustomerName, toCheckInBody } from './checkInBody.ts';
import { createPassFinder, type FoundPass, readScan } from './scannedPasses.ts';

type RecordedScan = components['schemas']['RecordedScan'];

/** A scan with what it states, and its time by the shop's clock. */
interface Scan {
  readonly id: string;
  readonly gate: string;
  readonly at: Date;
  /** It was sent at once, so it comes after all that are recorded, even in the same millisecond. */
  readonly isLive: boolean;
  readonly pass: FoundPass | null;
}

/** Records scans of passes; of several scans of a pass the earliest checks it in. */
export const recordCheckIns = operation(
  'recordCheckIns',
  async (context) => ({
    status: 200,
    body: { results: await inTransaction(context.db, (tx) => recordScans(tx, context)) },
  }),
  // A gate scans a pass in less than two seconds; several gates may share an account.
  { limits: ({ user }) => [{ bucket: `check-ins user ${user.id}`, max: 3000, seconds: 15 * 60 }] },
);

async function recordScans(tx: Database, context: Context<'recordCheckIns'>): Promise<RecordedScan[]> {
  const { body, clock, passCodes } = context;
  const stated = body.scans.map((scan) => ({ ...scan, stated: readScan(scan.pass, passCodes) }));
  const numbers = new Set(stated.flatMap((scan) => scan.stated?.bookingNumber ?? []));
  const bookings = await lockBookings(tx, [...numbers]);
  // Read after the lock: a scan that has waited for another one isn't earlier than it.
  const now = clock.now();
  const ids = bookings.map(({ id }) => id);
  const findPass = createPassFinder(bookings, now);
  const scans = stated.map(({ id, gate, scanned_at, stated: pass }) => ({
    id,
    gate,
    at: new Date(now.getTime() - getAge(scanned_at, body.sent_at)),
    isLive: getAge(scanned_at, body.sent_at) === 0,
    pass: findPass(pass),
  }));
  const stored = await findScans(
    tx,
    ids,
    scans.map(({ id }) => id),
  );
  const rows = new Map(stored.map((row) => [row.id, row]));
  for (const scan of scans) await recordScan(tx, context, rows, scan);
  return scans.map((scan) => describeScan(scan, rows));
}

const MAX_AGE_MILLISECONDS = 366 * 86_400_000;

/** How long before its sending a pass was scanned, by the gate's clock: the difference of the clocks doesn't matter. */
function getAge(scannedAt: string, sentAt: string): number {
  const age = Date.parse(sentAt) - Date.parse(scannedAt);
  return Number.isNaN(age) ? 0 : Math.min(Math.max(age, 0), MAX_AGE_MILLISECONDS);
}

type Rows = Map<string, CheckInRow>;

const findCheckIn = (rows: Rows, { booking, ordinal }: FoundPass): CheckInRow | undefined =>
  [...rows.values()].find((row) => row.bookingId === booking.id && row.ordinal === ordinal && row.state === 'admitted');

async function recordScan(
  tx: Database,
  context: Context<'recordCheckIns'>,
  rows: Rows,
  { id, gate, at, isLive, pass }: Scan,
): Promise<void> {
  const existing = rows.get(id);
  if (existing && pass && (existing.bookingId !== pass.booking.id || existing.ordinal !== pass.ordinal))
    throw invalidRequest(null, { scans: ['Another pass was scanned with one of these ids.'] });
  if (existing || !pass) return;
  const first = findCheckIn(rows, pass);
  const result = decideScan(pass, { id, at: isLive ? null : at }, toDubaiDate(at), first ?? null);
  if (result !== 'admitted' && result !== 'already') return;
  const recordedAt = context.clock.now();
  const state = result === 'admitted' ? 'admitted' : 'duplicate';
  const scan = { bookingId: pass.booking.id, ordinal: pass.ordinal, at, gate, userId: context.user.id };
  const row: CheckInRow = { id, ...scan, state, recordedAt, undoneAt: null };
  if (state === 'admitted' && first) {
    await markDuplicate(tx, first.id);
    rows.set(first.id, { ...first, state: 'duplicate' });
  }
  await insertScan(tx, row);
  rows.set(id, row);
  if (state === 'duplicate') return;
  const change = {
    objectId: formatPassNumber(pass.booking.number, pass.ordinal),
    before: first ? { at: first.at, gate: first.gate } : null,
    after: { at, gate },
  };
  await recordChange(tx, context, { operation: 'recordCheckIns', ...change }, recordedAt);
}

/** Returns what has become of a scan, after all of the request are recorded. */
function describeScan({ id, at, pass }: Scan, rows: Rows): RecordedScan {
  if (!pass) return { id, result: 'unknown', pass: null, customer_name: null, check_in: null };
  const first = findCheckIn(rows, pass);
  const row = rows.get(id);
  const result = row
    ? row.state === 'duplicate'
      ? 'already'
      : 'admitted'
    : decideScan(pass, { id, at }, toDubaiDate(at), first ?? null);
  return { id, result, pass: pass.body, customer_name: getCustomerName(pass.booking), check_in: toCheckInBody(first) };
}
