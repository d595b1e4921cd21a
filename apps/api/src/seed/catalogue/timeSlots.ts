import type { ActivitySlotSeed, Day, TimeOfDay, Weekday } from './types.ts';

export const everyDay: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6];

/** Every weekday but these. */
export const closedOn = (...closed: readonly Weekday[]): readonly Weekday[] =>
  everyDay.filter((day) => !closed.includes(day));

const years = { startDate: '2025-01-01', endDate: '2028-12-31' };

/** All the year round, on some days of the week; without a time, at any time of the day. */
export const on = (availableDays: readonly Weekday[], ...times: readonly (TimeOfDay | null)[]): ActivitySlotSeed[] =>
  (times.length > 0 ? times : [null]).map((startTime) => ({ ...years, availableDays, startTime }));

export const daily = (...times: readonly TimeOfDay[]): ActivitySlotSeed[] => on(everyDay, ...times);

/** Only in the cool months, from one day of the year to another: winter after winter. */
export const winters = (
  from: Day,
  until: Day,
  availableDays: readonly Weekday[],
  ...times: readonly TimeOfDay[]
): ActivitySlotSeed[] =>
  [2024, 2025, 2026, 2027, 2028].flatMap((year) =>
    times.map((startTime) => ({
      startDate: `${year}-${from}`,
      endDate: `${year + 1}-${until}`,
      availableDays,
      startTime,
    })),
  );
