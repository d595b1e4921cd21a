import {
  type ActivityDate,
  type ActivityTime,
  type CalendarInput,
  countSpots,
  listActivityDates,
  listActivityTimes,
} from '@aitours/domain/availability';
import type { CalendarDate } from '@aitours/domain/dates';
import { countPeople, type Party } from '@aitours/domain/party';
import { useApi } from '../../platform/api.tsx';
import type { Bookable } from './bookable.ts';
import { findSeason, type Season } from './findSeason.ts';
import { getLastDay, getMonth, type Month } from './month.ts';

export interface Availability {
  /** Loading state of the visible month. */
  readonly is: 'loading' | 'failed' | 'known';
  /** The dates that can be shown; undefined when there are none, or before today is known. */
  readonly season: Season | undefined;
  /** Returns the availability of a date in the visible month, or of the chosen date. */
  readonly day: (date: CalendarDate) => ActivityDate | undefined;
  /** Returns the start times of such a date; none while they are unknown. */
  readonly times: (date: CalendarDate) => ActivityTime[];
  readonly reload: () => void;
}

interface AvailabilityInput {
  readonly party: Party;
  readonly date: CalendarDate | null;
  readonly month: Month | null;
  readonly today: CalendarDate | undefined;
}

/** Loads the places left on each date of the visible month and of the chosen date's month (ACT-18 to ACT-20). */
export function useAvailability(bookable: Bookable, { party, date, month, today }: AvailabilityInput): Availability {
  const season = today === undefined ? undefined : findSeason(bookable.slots, today);
  const inView = useMonth(bookable, season, month ?? (season ? getMonth(date ?? season.first) : null));
  const ofDate = useMonth(bookable, season, date === null ? null : getMonth(date));
  const findMonth = (date: CalendarDate) => [inView, ofDate].find(({ covers }) => covers === getMonth(date));
  const times = (date: CalendarDate) => listActivityTimes(findMonth(date)?.places ?? [], date, countPeople(party));
  return {
    is: inView.places ? 'known' : inView.failure ? 'failed' : 'loading',
    season,
    day: (date) => {
      if (!findMonth(date)?.places || today === undefined) return undefined;
      return findDay(date, { slots: bookable.slots, times: times(date), party, today });
    },
    times,
    reload: () => {
      inView.reload();
      ofDate.reload();
    },
  };
}

interface DayInput extends Pick<CalendarInput, 'slots' | 'party' | 'today'> {
  readonly times: readonly ActivityTime[];
}

/**
 * Returns the availability of a date: it can be booked if one of its start times can.
 *
 * @internal
 */
export function findDay(date: CalendarDate, { times, ...input }: DayInput): ActivityDate | undefined {
  return listActivityDates({ ...input, spots: { [date]: countSpots(times) }, from: date, to: date })[0];
}

function useMonth({ slug }: Bookable, season: Season | undefined, month: Month | null) {
  const bounds = season && month !== null ? getBounds(season, month) : null;
  const { data, failure, reload } = useApi('getActivityAvailability', bounds && { path: { id: slug }, query: bounds });
  return { covers: month, places: bounds ? data : [], failure, reload };
}

/** Returns the dates of a month within the season, if any. */
function getBounds({ first, last }: Season, month: Month): { start: CalendarDate; end: CalendarDate } | null {
  const [firstDay, lastDay] = [`${month}-01`, getLastDay(month)];
  const [start, end] = [firstDay < first ? first : firstDay, lastDay > last ? last : lastDay];
  return start <= end ? { start, end } : null;
}
