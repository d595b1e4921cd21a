import { type CalendarDate, datesBetween } from '../dates/index.ts';
import { headcount, type Party } from '../party/index.ts';
import { findUnavailableReason, type UnavailableReason } from './findUnavailableReason.ts';
import { isScarce } from './isScarce.ts';
import type { TimeSlot } from './timeSlot.ts';

/** What decides which dates of an activity’s calendar can be chosen. */
export interface CalendarInput {
  readonly slots: readonly TimeSlot[];
  /** Places left, by date. A date that isn't named has none. */
  readonly spots: Readonly<Record<CalendarDate, number>>;
  readonly party: Party;
  /** Today in Dubai. */
  readonly today: CalendarDate;
  /** The days asked about, both included. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** A day of the calendar: it can be chosen unless it is refused. */
export interface ActivityDate {
  readonly date: CalendarDate;
  readonly spots: number;
  readonly isScarce: boolean;
  readonly unavailableReason?: UnavailableReason;
}

/**
 * The days of a calendar, each with what speaks against choosing it (ACT-10, ACT-18 to ACT-20).
 *
 * @example activityDates({ slots: [fridays], spots: { '2026-12-18': 2 }, party: couple, today: '2026-12-01', from: '2026-12-18', to: '2026-12-18' }) // [{ date: '2026-12-18', spots: 2, isScarce: true }]
 * @example activityDates({ slots: [], spots: {}, party: couple, today: '2026-12-01', from: '2026-12-18', to: '2026-12-18' })[0].unavailableReason // 'outOfSeason'
 */
export function activityDates({ slots, spots, party, today, from, to }: CalendarInput): ActivityDate[] {
  const people = headcount(party);
  return datesBetween(from, to).map((date) => {
    const left = spots[date] ?? 0;
    const unavailableReason = findUnavailableReason(date, { slots, spots: left, people, today });
    return { date, spots: left, isScarce: isScarce(left), ...(unavailableReason && { unavailableReason }) };
  });
}
