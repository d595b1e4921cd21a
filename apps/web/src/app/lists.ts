import type { Schema } from '@aitours/api-client';
import { type Filters, filterQuery, listsOf } from '@aitours/domain/browse';
import { parseFils } from '@aitours/domain/money';
import { readBrowsing } from '../features/catalogue/browsing.ts';
import { type Need, need, needEveryPage } from './route-table.ts';

/** The lists that pages preload and views read: stated once, so that both mean the same. */

const EVERYTHING_PER_PAGE = 100;

export type ActivityCard = ReturnType<typeof activityCard>;

/** What a card shows of an activity. */
const activityCard = ({
  slug,
  title,
  image,
  activity_type,
  base_price,
  duration_minutes,
  location_name,
}: Schema<'Activity'>) => ({
  slug,
  title,
  image,
  activity_type,
  base_price,
  duration_minutes,
  location_name,
});

export type TourCard = ReturnType<typeof tourCard>;

/** What a card shows of a tour. */
const tourCard = ({
  slug,
  title,
  featured_image,
  base_price,
  duration_days,
  duration_nights,
  destination,
}: Schema<'TourSummary'>) => ({
  slug,
  title,
  featured_image,
  base_price,
  duration_days,
  duration_nights,
  destination,
});

/** The most expensive first (HOME-11). */
export const featuredActivities = needEveryPage(
  'listActivities',
  { query: { ordering: '-base_price', page_size: EVERYTHING_PER_PAGE } },
  'cards',
  activityCard,
);

/** HOME-15 */
export const featuredTours = needEveryPage(
  'listTours',
  { query: { featured: true, page_size: EVERYTHING_PER_PAGE } },
  'cards',
  tourCard,
);

export type EventCard = ReturnType<typeof eventCard>;

/** What a card shows of an attraction. It sells tickets of several kinds: the cheapest for an adult is named. */
const eventCard = ({
  slug,
  title,
  image,
  event_type,
  venue,
  location,
  duration,
  ticket_types,
  available_tickets,
  created_at,
}: Schema<'Event'>) => ({
  slug,
  title,
  image,
  event_type,
  venue,
  location,
  duration,
  adult_price: cheapest(ticket_types.map(({ adult_price }) => adult_price)),
  available_tickets,
  created_at,
});

export type AttractionCard = ReturnType<typeof attractionCard>;

/** What the list of attractions shows of one, filters by and sorts by (TICKET-02 to TICKET-16). */
const attractionCard = ({
  slug,
  title,
  image,
  event_type,
  venue,
  location,
  start_date,
  end_date,
  ticket_types,
  available_tickets,
  created_at,
}: Schema<'Event'>) => ({
  slug,
  title,
  image,
  event_type,
  venue,
  location,
  start_date,
  end_date,
  adult_price: cheapest(ticket_types.map(({ adult_price }) => adult_price)),
  experiences: ticket_types.length,
  available_tickets,
  created_at,
});

/** Every attraction: the page narrows and sorts by itself (TICKET-03). */
export const everyAttraction = needEveryPage(
  'listTickets',
  { query: { page_size: EVERYTHING_PER_PAGE } },
  'attractions',
  attractionCard,
);

const cheapest = (amounts: readonly string[]): string | undefined =>
  amounts.toSorted((one, other) => parseFils(one) - parseFils(other))[0];

/** What a visitor narrows a list by: the buckets of the filter panel, and words. */
export interface ListQuery extends Filters {
  readonly search?: string;
}

const queryOf = (list: Parameters<typeof filterQuery>[0], { search, ...filters }: ListQuery) => ({
  page_size: EVERYTHING_PER_PAGE,
  ...(search && { search }),
  ...numbers(filterQuery(list, filters)),
});

/** Bounds as the calls take them. */
const numbers = (bounds: Record<string, string>): Record<string, number> =>
  Object.fromEntries(Object.entries(bounds).map(([name, bound]) => [name, Number(bound)]));

/** Everything of a kind that the filters leave (BROWSE-04, BROWSE-11, BROWSE-17). */
export const allActivities = (query: ListQuery = {}) =>
  needEveryPage('listActivities', { query: queryOf('activities', query) }, 'cards', activityCard);

export const allTours = (query: ListQuery = {}) =>
  needEveryPage('listTours', { query: queryOf('tours', query) }, 'cards', tourCard);

export const allEvents = (query: ListQuery = {}) =>
  needEveryPage('listTickets', { query: queryOf('events', query) }, 'cards', eventCard);

const listNeeds = { tours: allTours, activities: allActivities, events: allEvents };

/** What the address of things-to-do asks for (BROWSE-04). */
export function thingsToDo(query: URLSearchParams): Need[] {
  const browsing = readBrowsing(query);
  return listsOf(browsing.category).map((list) => listNeeds[list](browsing));
}

/** ACT-15, ACT-16: what an activity's page is made of. */
export const activityBySlug = (slug: string) => need('getActivity', { path: { id: slug } });

/** GAP-48: what an attraction's page is made of. */
export const attractionBySlug = (slug: string) => need('getTicket', { path: { id: slug } });

/** TOUR-25, TOUR-26: what a tour's page is made of. */
export const tourBySlug = (slug: string) => need('getTour', { path: { id: slug } });
