import { toMinutesOfDay, toTimeOfDay } from '@aitours/domain/dates';
import { getMealTime } from '@aitours/domain/tour-plan';
import type { components } from '@aitours/openapi/schema';
import type { TourDayRow } from '../db/catalogue/tours.ts';
import type { TourTransfer } from '../db/schema.ts';

type ItineraryItem = components['schemas']['ItineraryItem'];

interface Entry {
  readonly minute: number;
  readonly kind: ItineraryItem['kind'];
  readonly detail: string;
}

interface Ride {
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
}

const firstTransfer = 9 * 60;
const journeyHome = 15 * 60;
/** Minutes from an arrival to the programme or to the next ride. */
const pause = 30;
const lastMinute = 23 * 60 + 59;
const checkIn = 21 * 60;

/**
 * Returns the timeline of a day (TOUR-15): the rides to the programme, the day's title as an activity, the rides back,
 * meals at their usual times, and the hotel. The last ride of a day without a night is the journey home.
 */
export function createDayItinerary({
  day,
  hotel,
  meals,
}: Pick<TourDayRow, 'meals'> & {
  readonly day: Pick<TourDayRow['day'], 'title' | 'transfers'>;
  readonly hotel: { readonly name: string } | null;
}): ItineraryItem[] {
  const last = day.transfers.at(-1);
  const home = hotel || last?.returnsAt ? undefined : last;
  const outward: Ride[] = [];
  for (const ride of day.transfers) {
    if (ride === home) continue;
    const previous = outward.at(-1);
    outward.push(rideThere(ride, previous ? previous.end + pause : firstTransfer));
  }
  const programme = (outward.at(-1)?.end ?? firstTransfer) + pause;
  const back = day.transfers.flatMap((ride) => rideBack(ride) ?? []);
  if (home) back.push(rideThere(home, Math.max(journeyHome, programme + pause)));
  const evening = Math.max(checkIn, ...back.map(({ end }) => end));
  const entries: Entry[] = [
    ...outward.flatMap(listRideEntries),
    { minute: programme, kind: 'activity', detail: day.title },
    ...meals.flatMap(({ name }): Entry[] => {
      const time = getMealTime(name);
      return time ? [{ minute: toMinutesOfDay(time), kind: 'meal', detail: name }] : [];
    }),
    ...back.flatMap(listRideEntries),
    ...(hotel ? [{ minute: evening, kind: 'hotel', detail: hotel.name } as const] : []),
  ];
  return entries
    .toSorted((one, other) => one.minute - other.minute)
    .map(({ minute, kind, detail }) => ({ time: toTimeOfDay(Math.min(minute, lastMinute)), kind, detail }));
}

/** Returns the minutes of one direction. */
const minutesThere = ({ durationMinutes, returnsAt }: TourTransfer): number =>
  Math.round((durationMinutes ?? 0) / (returnsAt ? 2 : 1));

function rideThere(ride: TourTransfer, usualStart: number): Ride {
  const start = ride.startsAt ? toMinutesOfDay(ride.startsAt) : usualStart;
  return { start, end: start + minutesThere(ride), from: ride.fromLocation, to: ride.toLocation };
}

function rideBack(ride: TourTransfer): Ride | undefined {
  if (!ride.returnsAt) return undefined;
  const start = toMinutesOfDay(ride.returnsAt);
  return { start, end: start + minutesThere(ride), from: ride.toLocation, to: ride.fromLocation };
}

const listRideEntries = ({ start, end, from, to }: Ride): Entry[] => [
  { minute: start, kind: 'pickup', detail: from },
  { minute: end, kind: 'dropoff', detail: to },
];
