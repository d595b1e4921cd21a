import { addDays, listDates, toMinutesOfDay } from '@aitours/domain/dates';
import { parseFils } from '@aitours/domain/money';
import { countPeople, type Party } from '@aitours/domain/party';
import {
  findDestinationPoint,
  findNamedPlace,
  findUnsuitable,
  listPrayers,
  MIDNIGHT,
  matchesName,
  type TripQuery,
  toPlannerParty,
  type WantedPlace,
} from '@aitours/domain/planner';
import { findArea } from '@aitours/domain/transfers';
import type { components } from '@aitours/openapi/schema';
import type { DescribedPlace } from '../../planner/plannerModel.ts';
import { computePrayerTimes } from '../../planner/prayerTimes.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { defaultPrayerPlace } from './prayerPlace.ts';

type ItineraryRequest = components['schemas']['ItineraryRequest'];

const maxDays = 60;

/** A trip's requirements before the places are known. */
export interface RequestedTrip {
  readonly query: TripQuery;
  readonly party: Party;
  /** The hotel is named, but the gazetteer doesn't know it. */
  readonly unknownHotel: string | undefined;
}

/** @throws {Problem} invalid-request */
export function readTrip(body: ItineraryRequest, today: string): RequestedTrip {
  const { start_date: start, end_date: end, child_ages: ages = [], hotel, earliest, latest } = body;
  const destination = body.destination.trim();
  if (destination === '') throw invalidRequest(null, { destination: ['is required'] });
  if (start < today) throw invalidRequest('The first day has passed.', { start_date: ['must not be in the past'] });
  const last = end ?? start;
  if (last < start) throw invalidRequest(null, { end_date: ['must not be before the first day'] });
  if (last > addDays(start, maxDays - 1)) throw invalidRequest(null, { end_date: [`allows at most ${maxDays} days`] });
  const party = toPlannerParty(body.group_size, ages);
  const dates = listDates(start, last);
  const point = hotel === undefined ? undefined : (findArea(hotel) ?? findArea(`${destination} ${hotel}`));
  return {
    party,
    unknownHotel: point ? undefined : hotel,
    query: {
      destination,
      dates,
      interests: body.interests ?? [],
      budget: readBudget(body, countPeople(party)),
      groupSize: countPeople(party),
      youngest: ages.length > 0 ? Math.min(...ages) : undefined,
      diets: body.diets,
      needs: body.needs,
      pace: body.pace,
      earliest: earliest === undefined ? undefined : toMinutesOfDay(earliest),
      latest: latest === undefined ? undefined : toMinutesOfDay(latest) || MIDNIGHT,
      hotel: point && { latitude: point.latitude, longitude: point.longitude },
      rejectedInterests: body.rejected_interests,
      prayers: body.needs?.includes('prayer_breaks') ? listTripPrayers(destination, dates) : undefined,
    },
  };
}

/** The prayers of each day at the destination; in other emirates, their times differ by a few minutes. */
function listTripPrayers(destination: string, dates: readonly string[]): NonNullable<TripQuery['prayers']> {
  const point = findDestinationPoint(destination) ?? defaultPrayerPlace;
  return Object.fromEntries(dates.map((date) => [date, listPrayers(date, computePrayerTimes(date, point))]));
}

/** For the whole group, in fils. */
function readBudget({ budget_range: range, budget_per_person }: ItineraryRequest, people: number): number | undefined {
  return range && parseFils(Math.max(...range).toFixed(2)) * (budget_per_person ? people : 1);
}

/** Finds the places that the traveller wants by name. */
export function findWantedPlaces(
  names: readonly string[],
  places: readonly DescribedPlace[],
  query: TripQuery,
): WantedPlace[] {
  const isSuitable = (place: DescribedPlace) => findUnsuitable(place, query) === undefined;
  return names.map((name) => ({ name, placeId: findNamedPlace(name, places, isSuitable)?.id }));
}

/** Adds the places that the traveller wants and doesn't want to the requirements. */
export const withNamedPlaces = (
  query: TripQuery,
  wanted: readonly WantedPlace[],
  unwanted: readonly string[],
  places: readonly DescribedPlace[],
): TripQuery => ({
  ...query,
  wanted: wanted.flatMap(({ placeId }) => placeId ?? []),
  unwanted: places.filter(({ name }) => unwanted.some((other) => matchesName(other, name))).map(({ id }) => id),
});
