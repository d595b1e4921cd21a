import { normaliseDate } from '../dates/index.ts';
import { haveCommonDate } from '../pricing/index.ts';

/** The dates of a price season on the wire. */
export interface CheckedSeason {
  readonly start_date: string;
  readonly end_date: string;
  readonly weekdays?: readonly number[] | undefined;
}

/** What is wrong with the dates of a price season. */
export type SeasonError = 'end-before-start' | 'same-dates';

/**
 * Returns the errors of price seasons by field. Of two seasons with a common date, the later one in the list has the error.
 *
 * @param path of the list
 * @example findSeasonErrors('price_seasons', [{ start_date: '2030-03-02', end_date: '2030-03-01' }]) // { 'price_seasons.0.end_date': 'end-before-start' }
 * @example findSeasonErrors('price_seasons', [winter, winter]) // { 'price_seasons.1.start_date': 'same-dates' }
 */
export function findSeasonErrors(path: string, seasons: readonly CheckedSeason[]): Record<string, SeasonError> {
  const errors: Record<string, SeasonError> = {};
  for (const [index, season] of seasons.entries()) {
    if (season.end_date < season.start_date) errors[`${path}.${index}.end_date`] = 'end-before-start';
    else if (seasons.slice(0, index).some((other) => overlap(season, other)))
      errors[`${path}.${index}.start_date`] = 'same-dates';
  }
  return errors;
}

/** Whether two seasons have a date in common. Dates that aren't complete yet share none with others. */
export function overlap(one: CheckedSeason, other: CheckedSeason): boolean {
  const dates = [one, other].flatMap(({ start_date, end_date }) => [start_date, end_date]);
  return dates.every((date) => normaliseDate(date)) && haveCommonDate(toDates(one), toDates(other));
}

const toDates = ({ start_date, end_date, weekdays }: CheckedSeason) => ({
  startDate: start_date,
  endDate: end_date,
  ...(weekdays && { weekdays }),
});
