import type { CalendarDate } from '../dates/index.ts';
import { readRruleParts } from './rruleParts.ts';

/** What staff choose for a rule: each day, some weekdays of each week, or a day of each month, until a date. */
export interface Recurrence {
  readonly frequency: 'daily' | 'weekly' | 'monthly';
  /** 0 = Sunday. Of `weekly` only. */
  readonly weekdays: readonly number[];
  /** 2: every second day, week or month. */
  readonly interval: number;
  /** Included. */
  readonly until: CalendarDate;
}

const dayNames = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/**
 * Writes what staff have chosen as a rule of RFC 5545.
 *
 * @example toRrule({ frequency: 'weekly', weekdays: [5, 6], interval: 1, until: '2027-03-31' }) // 'FREQ=WEEKLY;BYDAY=FR,SA;UNTIL=20270331'
 * @example toRrule({ frequency: 'daily', weekdays: [], interval: 2, until: '2027-03-31' }) // 'FREQ=DAILY;INTERVAL=2;UNTIL=20270331'
 */
export function toRrule({ frequency, weekdays, interval, until }: Recurrence): string {
  return [
    `FREQ=${frequency.toUpperCase()}`,
    ...(interval === 1 ? [] : [`INTERVAL=${interval}`]),
    ...(frequency === 'weekly' ? [`BYDAY=${weekdays.map((day) => dayNames[day]).join(',')}`] : []),
    `UNTIL=${until.replaceAll('-', '')}`,
  ].join(';');
}

const formParts = new Set(['FREQ', 'INTERVAL', 'BYDAY', 'UNTIL']);

/**
 * Reads a rule that staff can have chosen; undefined for another one, which a program has stored.
 *
 * @example parseRrule('FREQ=WEEKLY;BYDAY=FR;UNTIL=20270331') // { frequency: 'weekly', weekdays: [5], interval: 1, until: '2027-03-31' }
 * @example parseRrule('FREQ=MONTHLY;BYDAY=1FR;UNTIL=20270331') // undefined
 */
export function parseRrule(rrule: string): Recurrence | undefined {
  const parts = readRruleParts(rrule);
  const frequency = (['daily', 'weekly', 'monthly'] as const).find((one) => one.toUpperCase() === parts.get('FREQ'));
  const until = /^(\d{4})(\d\d)(\d\d)$/
    .exec(parts.get('UNTIL') ?? '')
    ?.slice(1)
    .join('-');
  const days = parts.get('BYDAY')?.split(',') ?? [];
  const weekdays = days.map((name) => dayNames.indexOf(name));
  const isKnown = [...parts.keys()].every((name) => formParts.has(name)) && !weekdays.includes(-1);
  // Without weekdays a weekly rule means the first date's; with them another one is narrower than what can be chosen.
  if (!frequency || !until || !isKnown || (frequency === 'weekly') !== days.length > 0) return undefined;
  return { frequency, weekdays, interval: Number(parts.get('INTERVAL') ?? 1), until };
}
