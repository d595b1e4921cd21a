import { isRamadan, toTimeOfDay } from '@aitours/domain/dates';
import { listPrayerStarts } from '@aitours/domain/planner';
import { operation } from '../../http/operation.ts';
import { computePrayerTimes } from '../../planner/prayerTimes.ts';
import { defaultPrayerPlace, findPrayerPlace } from './prayerPlace.ts';

/** Returns when the prayers of a date begin at a place. */
export const getPrayerTimes = operation(
  'getPrayerTimes',
  async ({ query: { date, place } }) => {
    const point = findPrayerPlace(place);
    const times = computePrayerTimes(date, point ?? defaultPrayerPlace);
    return {
      status: 200,
      body: {
        date,
        is_place_known: point !== undefined,
        is_ramadan: isRamadan(date),
        sunrise: toTimeOfDay(times.sunrise),
        prayers: listPrayerStarts(date, times).map(({ name, start }) => ({ prayer: name, time: toTimeOfDay(start) })),
      },
    };
  },
  { readsOnlyCatalogue: true },
);
