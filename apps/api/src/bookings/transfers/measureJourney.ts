import { findNamedPlace, isSamePlace, suggestPlaces } from '@aitours/domain/transfers';
import type { RoadDistance, RoadDistances } from '../../maps/roadDistances.ts';
import { invalidRequest, unknownPlace } from '../../problems/problems.ts';

/** The message of a drop-off place that is the pick-up place. */
export const tooCloseText = 'Please choose a drop-off place at least 500 m from the pickup.';

/**
 * Returns the distance of a journey. The map service charges for requests, so check everything else first.
 *
 * @param fields the names of both places in the request
 * @throws {Problem} unknown-place with suggestions, or invalid-request
 */
export async function measureJourney(
  roadDistance: RoadDistances,
  places: Readonly<Record<'pickup' | 'dropoff', string>>,
  fields: Readonly<Record<'pickup' | 'dropoff', string>> = { pickup: 'pickup', dropoff: 'dropoff' },
): Promise<RoadDistance> {
  const blank = (['pickup', 'dropoff'] as const).filter((place) => places[place].trim() === '');
  if (blank.length > 0)
    throw invalidRequest(null, Object.fromEntries(blank.map((place) => [fields[place], ['is required']])));
  const tooClose = () => invalidRequest(null, { [fields.dropoff]: [tooCloseText] });
  const unknown = (names: readonly ('pickup' | 'dropoff')[]) =>
    unknownPlace(Object.fromEntries(names.map((place) => [fields[place], suggestPlaces(places[place])])));
  if (isSamePlace(places.pickup, places.dropoff)) throw tooClose();
  // A map service would choose one of the two places.
  const contradictory = (['pickup', 'dropoff'] as const).filter(
    (place) => 'apart' in (findNamedPlace(places[place]) ?? {}),
  );
  if (contradictory.length > 0) throw unknown(contradictory);
  const result = await roadDistance(places.pickup, places.dropoff);
  if ('isTooClose' in result) throw tooClose();
  if ('unknown' in result) throw unknown(result.unknown);
  return result;
}
