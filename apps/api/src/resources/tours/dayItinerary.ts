import { toTimeOfDay } from '@aitours/domain/dates';
import type { components } from '@aitours/openapi/schema';
import type { TourDayRow } from '../../db/catalogue/tours.ts';

type ItineraryItem = components['schemas']['ItineraryItem'];

interface Entry {
  readonly minute: number;
  readonly kind: ItineraryItem['kind'];
  readonly detail: string;
}

const firstTransfer = 9 * 60;
/** Minutes from the start of one transfer to the next. */
const transferInterval = 150;
const lastMinute = 23 * 60 + 59;
const mealTimes = [
  { named: /breakfast/i, minute: 8 * 60 },
  { named: /lunch|picnic/i, minute: 13 * 60 },
  { named: /dinner|barbecue|bbq/i, minute: 19 * 60 + 30 },
] as const;
const checkIn = 21 * 60;

/**
 * Returns the timeline of a day (TOUR-15): its transfers, the day's title as an activity, meals at their usual times, and
 * the hotel.
 */
export function dayItinerary({ day, hotel, meals }: TourDayRow): ItineraryItem[] {
  const transfers = day.transfers.flatMap(({ fromLocation, toLocation, durationMinutes }, index): Entry[] => {
    const start = firstTransfer + index * transferInterval;
    return [
      { minute: start, kind: 'pickup', detail: fromLocation },
      { minute: start + (durationMinutes ?? 0), kind: 'dropoff', detail: toLocation },
    ];
  });
  const arrival = transfers[1]?.minute ?? firstTransfer;
  const entries: Entry[] = [
    ...transfers,
    { minute: arrival + 30, kind: 'activity', detail: day.title },
    ...meals.flatMap(({ name }): Entry[] => {
      const mealTime = mealTimes.find(({ named }) => named.test(name));
      return mealTime ? [{ minute: mealTime.minute, kind: 'meal', detail: name }] : [];
    }),
    ...(hotel ? [{ minute: checkIn, kind: 'hotel', detail: hotel.name } as const] : []),
  ];
  return entries
    .toSorted((one, other) => one.minute - other.minute)
    .map(({ minute, kind, detail }) => ({ time: toTimeOfDay(Math.min(minute, lastMinute)), kind, detail }));
}
