import { type CalendarDate, listDates } from '../dates/index.ts';
import { countPeople, type Party } from '../party/index.ts';
import { findUnavailableReason, type UnavailableReason } from './findUnavailableReason.ts';
import { isScarce } from './scarcity.ts';
import type { TimeSlot } from './timeSlot.ts';

/** The input for the availability of an activity's dates. */
export interface CalendarInput {
  readonly slots: readonly TimeSlot[];
  /** Places left by date; none for a date that is missing. */
  readonly spots: Readonly<Record<CalendarDate, number>>;
  readonly party: Party;
  /** Today in Dubai. */
  readonly today: CalendarDate;
  /** The first and last date, both included. */
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** A date of the calendar; it can be booked unless it has an `unavailableReason`. */
export interface ActivityDate {
  readonly date: CalendarDate;
  readonly spots: number;
  readonly isScarce: boolean;
  readonly unavailableReason?: UnavailableReason;
}

/**
 * Lists the dates of a calendar, each with its places left and why it can't be booked (ACT-10, ACT-18 to ACT-20).
 *
 * @example listActivityDates({ slots: [fridays], spots: { '2026-12-18': 2 }, party: couple, today: '2026-12-01', from: '2026-12-18', to: '2026-12-18' }) // [{ date: '2026-12-18', spots: 2, isScarce: true }]
 * @example listActivityDates({ slots: [], spots: {}, party: couple, today: '2026-12-01', from: '2026-12-18', to: '2026-12-18' })[0].unavailableReason // 'outOfSeason'
 */
export function listActivityDates({ slots, spots, party, today, from, to }: CalendarInput): ActivityDate[] {
  const people = countPeople(party);
  return listDates(from, to).map((date) => {
    const left = spots[date] ?? 0;
    const unavailableReason = findUnavailableReason(date, { slots, spots: left, people, today });
    return { date, spots: left, isScarce: isScarce(left), ...(unavailableReason && { unavailableReason }) };
  });
}
