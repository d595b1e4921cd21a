import { directFilters, type Filters, type ListKind, toFilterQuery, toStartQuery } from '@aitours/domain/browse';
import type { Quirks } from '@aitours/domain/quirks';
import { defineListQuery, type Query } from '../../platform/query.ts';
import { type Browsing, listsWith, withAppliedFilters } from './browsing.ts';
import { activityCard, eventCard, MAX_PAGE_SIZE, tourCard } from './cardQueries.ts';
import { readBrowsing } from './readBrowsing.ts';

/** Queries of filtered lists, shared by preloading and pages. */

/** The filters of a list: the panel's buckets, a search text, and when a group wants to go. */
export interface ListQuery extends Filters, Pick<Browsing, 'search' | 'date' | 'people' | 'time'> {}

/** Only lists that have the filters are requested with them (`listsWith`). */
const queryOf = (list: ListKind, query: ListQuery) => ({
  page_size: MAX_PAGE_SIZE,
  ...(query.search && { search: query.search }),
  ...toFilterQuery(list, query),
  ...Object.fromEntries(directFilters.flatMap((name) => (query[name] ? [[name, query[name]]] : []))),
});

/** Requests only what is free, once a date is chosen. */
export const freeQuery = ({ date, people, time }: ListQuery) =>
  date ? { free_on: date, ...(people && { places: people }), ...toStartQuery(time) } : undefined;

/** Queries all products of a kind that match the filters (BROWSE-04, BROWSE-11, BROWSE-17). */
export const allActivities = (query: ListQuery = {}) =>
  defineListQuery('listActivities', activityInput(query), 'cards', activityCard);

/** Returns the parameters of the cards' request. */
export const activityInput = (query: ListQuery) => ({
  query: { ...queryOf('activities', query), ...freeQuery(query), view: 'card' as const },
});

export const allTours = (query: ListQuery = {}) =>
  defineListQuery('listTours', { query: queryOf('tours', query) }, 'cards', tourCard);

export const allEvents = (query: ListQuery = {}) =>
  defineListQuery(
    'listTickets',
    { query: { on_sale: true, ...queryOf('events', query), ...freeQuery(query) } },
    'cards',
    eventCard,
  );

const queryByList = { tours: allTours, activities: allActivities, events: allEvents };

/** Returns the queries of a things-to-do URL (BROWSE-04). */
export function thingsToDoQueries(query: URLSearchParams, quirks: Quirks): Query[] {
  const browsing = withAppliedFilters(readBrowsing(query), quirks);
  return listsWith(browsing).map((list) => queryByList[list](browsing));
}
