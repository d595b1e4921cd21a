import type { GeoPoint } from '@aitours/domain/planner';
import { findArea, findVenue } from '@aitours/domain/transfers';
import { useQuery, useQuirks } from '../../platform/api.tsx';
import { defineListQuery } from '../../platform/query.ts';
import { type Browsing, listsWith, withAppliedFilters } from './browsing.ts';
import { allEvents, allTours, createActivityInput } from './listQueries.ts';
import type { ProductKind, Teaser } from './teaser.ts';

/** Returns a key that no other product has. */
export const getProductKey = ({ kind, slug }: Pick<Teaser, 'kind' | 'slug'>): string => `${kind}/${slug}`;

/** The cards' request: its response has the coordinates, which cards don't show. */
const activityPoints = (browsing: Browsing) =>
  defineListQuery('listActivities', createActivityInput(browsing), 'points', ({ slug, latitude, longitude }) => ({
    slug,
    latitude,
    longitude,
  }));

/**
 * Loads where the results of things-to-do are, by `getProductKey`. Tours and attractions have no coordinates: their address
 * names an area of the gazetteer. Products with an unknown place are missing.
 *
 * @returns undefined until they have loaded
 */
export function useResultPoints(shown: Browsing): ReadonlyMap<string, GeoPoint> | undefined {
  const browsing = withAppliedFilters(shown, useQuirks());
  const lists = listsWith(browsing);
  const activities = useQuery(lists.includes('activities') ? activityPoints(browsing) : null);
  const tours = useQuery(lists.includes('tours') ? allTours(browsing) : null);
  const events = useQuery(lists.includes('events') ? allEvents(browsing) : null);
  if (lists.includes('activities') && !activities.data && !activities.failure) return undefined;
  return new Map([
    ...toEntries('activity', activities.data, toPoint),
    ...toEntries('tour', tours.data, ({ destination }) => findArea(destination ?? '')),
    ...toEntries('attraction', events.data, ({ venue, location }) => findVenue(venue, location)),
  ]);
}

function toPoint({ latitude, longitude }: { latitude: number | null; longitude: number | null }): GeoPoint | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

const toEntries = <Item extends { readonly slug: string }>(
  kind: ProductKind,
  items: readonly Item[] = [],
  locate: (item: Item) => GeoPoint | undefined,
): [string, GeoPoint][] =>
  items.flatMap((item) => {
    const point = locate(item);
    return point ? [[getProductKey({ kind, slug: item.slug }), point]] : [];
  });
