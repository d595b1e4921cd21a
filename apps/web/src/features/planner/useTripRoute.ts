import { type GeoPoint, type ItineraryDay, missingStopValues, type RouteLeg } from '@aitours/domain/planner';
import { useEffect, useMemo, useState } from 'react';
import { routeLegs } from '../../platform/maps/directions.ts';
import { type MapServices, mapServices } from '../../platform/maps/mapServices.ts';
import type { TripPoint } from '../../platform/maps/tripView.ts';
import { messages } from './messages.ts';

export interface TripRoute {
  /** The stops with coordinates, in order. */
  readonly points: readonly TripPoint[];
  /** One fewer than points; absent while loading. */
  readonly legs: readonly RouteLeg[] | undefined;
}

const emptyRoute: TripRoute = { points: [], legs: [] };

/**
 * Loads the coordinates of a trip's stops and the routes between them from the maps service (PLAN-25 to PLAN-27,
 * PLAN-34).
 */
export function useTripRoute(days: readonly ItineraryDay[], token: string): TripRoute {
  const services = useMemo(() => mapServices(token), [token]);
  const [route, setRoute] = useState<TripRoute>(emptyRoute);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: TripRoute) => {
      if (isCurrent) setRoute(next);
    };
    void locate(days, services).then(async (points) => {
      show({ points, legs: undefined });
      show({ points, legs: await routeLegs(points, services.directions) });
    });
    return () => {
      isCurrent = false;
    };
  }, [days, services]);
  return route;
}

async function locate(days: readonly ItineraryDay[], { geocode }: MapServices): Promise<TripPoint[]> {
  const stops = days.flatMap((day) => day.stops);
  const found = await Promise.all(
    stops.map(async ({ name, location, point }, index): Promise<TripPoint[]> => {
      const at = point ?? (await findPoint(location, geocode));
      const number = index + 1;
      return at ? [{ ...at, title: messages.stopPin(number, name), label: String(number) }] : [];
    }),
  );
  return found.flat();
}

const findPoint = (location: string, geocode: MapServices['geocode']): Promise<GeoPoint | undefined> =>
  location === missingStopValues.location ? Promise.resolve(undefined) : geocode(location).catch(() => undefined);
