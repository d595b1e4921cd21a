import type { CalendarDate } from '../dates/index.ts';
import type { PassStatus } from '../passes/index.ts';

/** What a scan of a pass results in; `already`: another scan has checked in the pass. */
export type ScanResult = 'admitted' | 'already' | 'unpaid' | 'cancelled' | 'changed' | 'unknown' | 'wrong-day';

/** The scan that checked in a pass. */
export interface CheckIn {
  readonly id: string;
  readonly at: Date;
}

/** A scan of a pass at a gate. */
export interface Scan {
  readonly id: string;
  /** Null: now, after all known check-ins, whatever the clock of the device shows. */
  readonly at: Date | null;
}

/** A pass that the shop has issued. */
export interface ScannedPass {
  readonly date: CalendarDate;
  /** `changed`: the booking was changed after the pass was issued, and has other passes. */
  readonly status: PassStatus | 'changed';
}

/**
 * Returns whether a scan admits. The earliest scan of a pass checks it in, in whatever order gates send them: an earlier
 * scan than the known check-in admits, and the known one becomes a duplicate.
 *
 * @param pass null if its signature is wrong, or its booking doesn't exist
 * @param today the day of the scan in Dubai
 * @param checkIn null if the pass isn't checked in
 * @example decideScan({ date: '2030-03-02', status: 'valid' }, { id: 'a', at: null }, '2030-03-02', null) // 'admitted'
 * @example decideScan({ date: '2030-03-02', status: 'valid' }, { id: 'a', at: null }, '2030-03-03', null) // 'wrong-day'
 */
export function decideScan(
  pass: ScannedPass | null,
  scan: Scan,
  today: CalendarDate,
  checkIn: CheckIn | null,
): ScanResult {
  if (!pass) return 'unknown';
  if (pass.status !== 'valid') return pass.status;
  if (pass.date !== today) return 'wrong-day';
  return checkIn === null || checkIn.id === scan.id || isEarlier(scan, checkIn) ? 'admitted' : 'already';
}

/** Scans of the same millisecond are ordered by their ids, so that all orders of arrival have one result. */
function isEarlier({ id, at }: Scan, checkIn: CheckIn): boolean {
  if (at === null) return false;
  const difference = at.getTime() - checkIn.at.getTime();
  return difference < 0 || (difference === 0 && id < checkIn.id);
}
