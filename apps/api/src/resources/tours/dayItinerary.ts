import { timeOfMinutes } from '@aitours/domain/dates';
import type { components } from '@aitours/openapi/schema';
import type { TourDayRow } from '../../db/catalogue/tours.ts';

type ItineraryItem = components['schemas']['ItineraryItem'];

interface Moment {
  readonly minute: number;
  readonly kind: ItineraryItem['kind'];
  readonly detail: string;
}

const firstRide = 9 * 60;
/** From one ride to the next there is time to see what one came for. */
const betweenRides = 150;
const lastMinute = 23 * 60 + 59;
const mealTimes = [
  { named: /breakfast/i, minute: 8 * 60 },
  { named: /lunch|picnic/i, minute: 13 * 60 },
  { named: /dinner|barbecue|bbq/i, minute: 19 * 60 + 30 },
] as const;
const checkIn = 21 * 60;

/**
 * The timeline of a day (TOUR-15): its rides one after the other, what the day is about in between, meals at their
 * usual hours, and the hotel at the end.
 */
export function dayItinerary({ day, hotel, meals }: TourDayRow): ItineraryItem[] {
  const rides = day.transfers.flatMap(({ fromLocation, toLocation, durationMinutes }, index): Moment[] => {
    const start = firstRide + index * betweenRides;
    return [
      { minute: start, kind: 'pickup', detail: fromLocation },
      { minute: start + (durationMinutes ?? 0), kind: 'dropoff', detail: toLocation },
    ];
  });
  const arrival = rides[1]?.minute ?? firstRide;
  const moments: Moment[] = [
    ...rides,
    { minute: arrival + 30, kind: 'activity', detail: day.title },
    ...meals.flatMap(({ name }): Moment[] => {
      const usual = mealTimes.find(({ named }) => named.test(name));
      return usual ? [{ minute: usual.minute, kind: 'meal', detail: name }] : [];
    }),
    ...(hotel ? [{ minute: checkIn, kind: 'hotel', detail: hotel.name } as const] : []),
  ];
  return moments
    .toSorted((one, other) => one.minute - other.minute)
    .map(({ minute, kind, detail }) => ({ time: timeOfMinutes(Math.min(minute, lastMinute)), kind, detail }));
}
