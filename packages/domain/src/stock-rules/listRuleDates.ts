import { RRuleTemporal } from 'rrule-temporal';
import { addDays, type CalendarDate } from '../dates/index.ts';
import { maxBulkRangeDays } from '../staff/index.ts';
import { type RulePart, readRruleParts } from './rruleParts.ts';

/** Dates that repeat, in the words of RFC 5545. Dates are days in Dubai, so no time zone has a part in it. */
export interface RuleDates {
  readonly dtstart: CalendarDate;
  readonly rrule: string;
  /** Exceptions. */
  readonly exdate: readonly CalendarDate[];
}

/** Why a rule has no dates: its text can't be read, it has no end, or is longer than a year. */
export type RruleError = 'unreadable' | 'endless' | 'too-long';

const knownParts: ReadonlySet<string> = new Set<RulePart>([
  ...(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS'] as const),
]);

/**
 * Lists the dates of a rule that aren't excepted, in their order; or returns why it has none.
 *
 * @example listRuleDates({ dtstart: '2026-12-01', rrule: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20261218', exdate: ['2026-12-11'] }) // ['2026-12-04', '2026-12-18']
 * @example listRuleDates({ dtstart: '2026-12-01', rrule: 'FREQ=DAILY', exdate: [] }) // 'endless'
 */
export function listRuleDates({ dtstart, rrule, exdate }: RuleDates): CalendarDate[] | RruleError {
  const parts = readRruleParts(rrule);
  const error = findRruleError(parts, dtstart);
  if (error) return error;
  const dates = expand(dtstart, rrule);
  if (!dates) return 'unreadable';
  if (dates.length > 0 && Number(parts.get('COUNT') ?? 0) > dates.length) return 'too-long';
  const excepted = new Set(exdate);
  return dates.filter((date) => !excepted.has(date));
}

function findRruleError(parts: ReadonlyMap<string, string>, dtstart: CalendarDate): RruleError | undefined {
  const isKnown = [...parts.keys()].every((name) => knownParts.has(name));
  if (!isKnown || !/^(DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(parts.get('FREQ') ?? '')) return 'unreadable';
  const until = parts.get('UNTIL');
  if (until === undefined) return parts.has('COUNT') ? undefined : 'endless';
  if (!/^\d{8}$/.test(until)) return 'unreadable';
  return until > addDays(dtstart, maxBulkRangeDays).replaceAll('-', '') ? 'too-long' : undefined;
}

/** Returns the dates within a year; null if the library can't read the rule. */
function expand(dtstart: CalendarDate, rrule: string): CalendarDate[] | null {
  const atMidnight = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);
  try {
    const rule = new RRuleTemporal({ rruleString: `DTSTART:${dtstart.replaceAll('-', '')}T000000Z\nRRULE:${rrule}` });
    return rule
      .between(atMidnight(dtstart), atMidnight(addDays(dtstart, maxBulkRangeDays)), true)
      .map((time) => time.toPlainDate().toString());
  } catch {
    return null;
  }
}
