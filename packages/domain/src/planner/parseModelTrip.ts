import { array, is, type as shape, string } from 'superstruct';
import { normaliseTime, toMinutesOfDay } from '../dates/index.ts';
import type { PlannerPlace, TripDay } from './trip.ts';

/** The response that a model is instructed to give. */
const ModelResponse = shape({
  days: array(shape({ date: string(), activities: array(shape({ activity_id: string(), time: string() })) })),
});

/**
 * Parses the days that a model planned. Returns `undefined` if the response has another shape or names an unknown place.
 * `findTripErrors` checks whether the days are feasible.
 *
 * @example parseModelTrip({ days: [{ date: '2030-03-01', activities: [] }] }, []) // [{ date: '2030-03-01', stops: [] }]
 * @example parseModelTrip('a day in Dubai', []) // undefined
 */
export function parseModelTrip(response: unknown, places: readonly PlannerPlace[]): TripDay[] | undefined {
  if (!is(response, ModelResponse) || response.days.length === 0) return undefined;
  const byId = new Map(places.map((place) => [place.id, place]));
  const days = response.days.map(({ date, activities }) => {
    const stops = activities.flatMap(({ activity_id: placeId, time }) => {
      const minutes = byId.get(placeId)?.minutes;
      const start = toMinutesOfDay(normaliseTime(time) ?? '');
      return minutes === undefined || Number.isNaN(start) ? [] : [{ placeId, start, end: start + minutes }];
    });
    return { date, stops: stops.sort((a, b) => a.start - b.start), isWhole: stops.length === activities.length };
  });
  return days.every(({ isWhole }) => isWhole) ? days.map(({ date, stops }) => ({ date, stops })) : undefined;
}
