import type { UnavailableReason } from '../availability/index.ts';
import { addDays, type CalendarDate, getLastBookableDate, listDates } from '../dates/index.ts';

/** Why a tour can't start on a date. With `tooFewSpots`, a smaller group could start. */
export type UnavailableStartReason = Exclude<UnavailableReason, 'outOfSeason' | 'weekday'>;

/** The input for the start dates of a tour. */
export interface TourStartsInput {
  /** Places left on the dates with places of their own. */
  readonly spots: ReadonlyMap<CalendarDate, number>;
  /** Places of other dates. Default: no limit. */
  readonly placesPerDate?: number | null | undefined;
  /** All travellers, infants included. */
  readonly people: number;
  /** Today in Dubai. */
  readonly today: CalendarDate;
}

/**
 * Returns why a tour can't start on a date, or `undefined` if it can (GAP-24, GAP-76). Reasons that apply to any group
 * come first.
 *
 * @example findUnavailableStartReason('2026-12-18', { spots: new Map(), people: 3, today: '2026-12-01' }) // undefined
 * @example findUnavailableStartReason('2026-12-18', { spots: new Map([['2026-12-18', 2]]), people: 3, today: '2026-12-01' }) // 'tooFewSpots'
 */
export function findUnavailableStartReason(
  date: CalendarDate,
  { spots, placesPerDate, people, today }: TourStartsInput,
): UnavailableStartReason | undefined {
  if (date < today) return 'past';
  if (date > getLastBookableDate(today)) return 'tooFar';
  const left = spots.get(date) ?? placesPerDate ?? Number.POSITIVE_INFINITY;
  if (left <= 0) return 'soldOut';
  return left < people ? 'tooFewSpots' : undefined;
}

/**
 * Returns the first date from a date on that a tour can start on, or `undefined` if there is none.
 *
 * @example findFirstStart('2026-12-18', { spots: new Map([['2026-12-18', 2]]), people: 3, today: '2026-12-01' }) // '2026-12-19'
 * @example findFirstStart('2028-12-02', { spots: new Map(), people: 3, today: '2026-12-01' }) // undefined
 */
export function findFirstStart(from: CalendarDate, input: TourStartsInput): CalendarDate | undefined {
  const first = from < input.today ? input.today : from;
  return listDates(first, getLastBookableDate(input.today)).find(canStart(input));
}

/**
 * Lists the nearest dates that a tour can start on, before and after a date: at most one each.
 *
 * @example listNearestStarts('2026-12-18', { spots: new Map([['2026-12-18', 0]]), people: 3, today: '2026-12-01' }) // ['2026-12-17', '2026-12-19']
 * @example listNearestStarts('2026-12-01', { spots: new Map([['2026-12-02', 2]]), people: 3, today: '2026-12-01' }) // ['2026-12-03']
 */
export function listNearestStarts(date: CalendarDate, input: TourStartsInput): CalendarDate[] {
  const last = getLastBookableDate(input.today);
  const before = listDates(input.today, date > last ? last : addDays(date, -1)).findLast(canStart(input));
  const after = date > last ? undefined : findFirstStart(addDays(date, 1), input);
  return [before, after].filter((start) => start !== undefined);
}

const canStart = (input: TourStartsInput) => (date: CalendarDate) =>
  findUnavailableStartReason(date, input) === undefined;
