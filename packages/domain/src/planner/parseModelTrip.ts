import { array, is, type as shape, string } from 'superstruct';
import { minutesOfDay, normaliseTime } from '../dates/index.ts';
import type { PlannerPlace, TripDay } from './trip.ts';

/** What a model is asked to answer with. */
const Answer = shape({
  days: array(shape({ date: string(), activities: array(shape({ activity_id: string(), time: string() })) })),
});

/**
 * The days a model has planned, from its answer; nothing when that has another shape or names what isn't there. Whether
 * the days can be kept, `findTripErrors` says.
 *
 * @example parseModelTrip({ days: [{ date: '2030-03-01', activities: [] }] }, []) // [{ date: '2030-03-01', stops: [] }]
 * @example parseModelTrip('a day in Dubai', []) // undefined
 */
export function parseModelTrip(answer: unknown, places: readonly PlannerPlace[]): TripDay[] | undefined {
  if (!is(answer, Answer) || answer.days.length === 0) return undefined;
  const byId = new Map(places.map((place) => [place.id, place]));
  const days = answer.days.map(({ date, activities }) => {
    const stops = activities.flatMap(({ activity_id: placeId, time }) => {
      const minutes = byId.get(placeId)?.minutes;
      const start = minutesOfDay(normaliseTime(time) ?? '');
      return minutes === undefined || Number.isNaN(start) ? [] : [{ placeId, start, end: start + minutes }];
    });
    return { date, stops: stops.sort((a, b) => a.start - b.start), isWhole: stops.length === activities.length };
  });
  return days.every(({ isWhole }) => isWhole) ? days.map(({ date, stops }) => ({ date, stops })) : undefined;
}
