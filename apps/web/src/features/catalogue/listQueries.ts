import { directFilters, type Filters, type ListKind, toFilterQuery, toStartQuery } from '@aitours/domain/browse';
import type { Quirks } from '@aitours/domain/quirks';
import { defineListQuery, type Query } from '../../platform/query.ts';
import { type Browsing, listsWith, withAppliedFilters } from './browsing.ts';
import { MAX_PAGE_SIZE, toActivityCard, toEventCard, toTourCard } from './cardQueries.ts';
import { readBrowsing } from './readBrowsing.ts';

/** Queries of filtered lists, shared by preloading and pages. */

/** The filters of a list: the panel's buckets, a search text, and when a group wants to go. */
export interface ListQuery extends Filters, Pick<Browsing, 'search' | 'date' | 'people' | 'time'> {}

/** Only lists that have the filters are requested with them (`listsWith`). */
const toQuery = (list: ListKind, query: ListQuery) => ({
  page_size: MAX_PAGE_SIZE,
  ...(query.search && { search: query.search }),
  ...toFilterQuery(list, query),
  ...Object.fromEntries(directFilters.flatMap((name) => (query[name] ? [[name, query[name]]] : []))),
});

/** Requests only what is free, once a date is chosen. */
export const createFreeQuery = ({ date, people, time }: ListQuery) =>
  date ? { free_on: date, ...(people && { places: people }), ...toStartQuery(time) } : undefined;

/** Queries all products of a kind that match the filters (BROWSE-04, BROWSE-11, BROWSE-17). */
export const allActivities = (query: ListQuery = {}) =>
  defineListQuery('listActivities', createActivityInput(query), 'cards', toActivityCard);

/** Returns the parameters of the cards' request. */
export const createActivityInput = (query: ListQuery) => ({
  query: { ...toQuery('activities', query), ...createFreeQuery(query), view: 'card' as const },
});

export const allTours = (query: ListQuery = {}) =>
  defineListQuery('listTours', { query: toQuery('tours', query) }, 'cards', toTourCard);

export const allEvents = (query: ListQuery = {}) =>
  defineListQuery(
    'listTickets',
    { query: { on_sale: true, ...toQuery('events', query), ...createFreeQuery(query) } },
    'cards',
    toEventCard,
  );

const queryByList = { tours: allTours, activities: allActivities, events: allEvents };

/** Returns the queries of a things-to-do URL (BROWSE-04). */
export function createThingsToDoQueries(query: URLSearchParams, quirks: Quirks): Query[] {
  const browsing = withAppliedFilters(readBrowsing(query), quirks);
  return listsWith(browsing).map((list) => queryByList[list](browsing));
}
