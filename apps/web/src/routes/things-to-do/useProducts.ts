import { type ListKind, sortProducts } from '@aitours/domain/browse';
import { attractionMessages, homeMessages } from '@aitours/domain/messages';
import { type Browsing, listsWith, withAppliedFilters } from '../../features/catalogue/browsing.ts';
import { allActivities, allEvents, allTours } from '../../features/catalogue/listQueries.ts';
import {
  createActivityTeaser,
  createEventTeaser,
  createTourTeaser,
  type Teaser,
} from '../../features/catalogue/teaser.ts';
import { type ApiState, useQuery, useQuirks } from '../../platform/api.tsx';

export type ProductsState =
  | { readonly is: 'loading' }
  /** All lists failed to load. */
  | { readonly is: 'failed'; readonly texts: readonly string[]; readonly retry: () => void }
  | {
      readonly is: 'loaded';
      readonly teasers: readonly Teaser[];
      /** Messages for the lists that failed. */
      readonly missing: readonly string[];
      readonly retry: () => void;
    };

const failureMessages: Readonly<Record<ListKind, string>> = {
  tours: homeMessages.toursFailed,
  activities: homeMessages.activitiesFailed,
  events: attractionMessages.loadFailed,
};

/**
 * Loads the products of a category that match the filters (BROWSE-04, BROWSE-11), sorted; the
 * recommended order interleaves the kinds.
 */
export function useProducts(shown: Browsing): ProductsState {
  const quirks = useQuirks();
  const browsing = withAppliedFilters(shown, quirks);
  const lists = listsWith(browsing);
  const includesList = (list: ListKind) => lists.includes(list);
  const tours = useQuery(includesList('tours') ? allTours(browsing) : null);
  const activities = useQuery(includesList('activities') ? allActivities(browsing) : null);
  const events = useQuery(includesList('events') ? allEvents(browsing) : null);
  const states: Readonly<Record<ListKind, ApiState<unknown>>> = { tours, activities, events };

  const failed = lists.filter((list) => states[list].failure);
  const retry = () => {
    for (const list of failed) states[list].reload();
  };
  const texts = failed.map((list) => failureMessages[list]);
  if (failed.length > 0 && failed.length === lists.length) return { is: 'failed', texts, retry };
  if (lists.some((list) => !states[list].data && !states[list].failure)) return { is: 'loading' };
  return {
    is: 'loaded',
    teasers: sortProducts(
      interleave<Teaser>([
        (tours.data ?? []).map(createTourTeaser),
        (activities.data ?? []).map((activity) => withDate(createActivityTeaser(activity), browsing)),
        newestFirst(events.data ?? []).map((event) => withDate(createEventTeaser(event, quirks), browsing)),
      ]),
      browsing.sort ?? 'recommended',
    ),
    missing: texts,
    retry,
  };
}

/** The product's page starts with the date and the group that the list was filtered by. */
const withDate = (teaser: Teaser, { date, people }: Browsing): Teaser =>
  date ? { ...teaser, href: `${teaser.href}?date=${date}${people ? `&adults=${people}` : ''}` } : teaser;

/** API-49: events are sorted in the browser. */
const newestFirst = <Item extends { readonly created_at: string }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => Date.parse(other.created_at) - Date.parse(one.created_at));

/**
 * Interleaves several lists, so that every kind is among the first items. Each list keeps its order.
 *
 * @example interleave([['a', 'b', 'c'], ['1'], ['x', 'y']]) // ['a', '1', 'x', 'b', 'y', 'c']
 * @example interleave([]) // []
 */
export function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const maxLength = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: maxLength }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}
