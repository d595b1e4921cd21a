import type { Schema } from '@aitours/api-client';
import { parseFils } from '@aitours/domain/money';
import { defineListQuery } from '../../platform/query.ts';
import { pick } from './pick.ts';

/** What pages keep of the things they list as cards, and the lists that are shown whole. */

/** The most that a page of a list holds. */
export const EVERYTHING_PER_PAGE = 100;

export type ActivityCard = ReturnType<typeof activityCard>;

/** What a card shows of an activity. */
export const activityCard = (whole: Schema<'Activity'>) =>
  pick(whole, ['slug', 'title', 'image', 'activity_type', 'base_price', 'duration_minutes', 'location_name']);

export type TourCard = ReturnType<typeof tourCard>;

/** What a card shows of a tour. */
export const tourCard = (whole: Schema<'TourSummary'>) =>
  pick(whole, ['slug', 'title', 'featured_image', 'base_price', 'duration_days', 'duration_nights', 'destination']);

/** The most expensive first (HOME-11). */
export const featuredActivities = defineListQuery(
  'listActivities',
  { query: { ordering: '-base_price', page_size: EVERYTHING_PER_PAGE } },
  'cards',
  activityCard,
);

/** HOME-15 */
export const featuredTours = defineListQuery(
  'listTours',
  { query: { featured: true, page_size: EVERYTHING_PER_PAGE } },
  'cards',
  tourCard,
);

/** What every list tells of an attraction. It sells tickets of several kinds: the cheapest for an adult is named. */
const eventFacts = (event: Schema<'Event'>) => ({
  ...pick(event, ['slug', 'title', 'image', 'event_type', 'venue', 'location', 'available_tickets', 'created_at']),
  adult_price: cheapest(event.ticket_types.map(({ adult_price }) => adult_price)),
});

export type EventCard = ReturnType<typeof eventCard>;

/** What a card shows of an attraction. */
export const eventCard = (event: Schema<'Event'>) => ({ ...eventFacts(event), duration: event.duration });

export type AttractionCard = ReturnType<typeof attractionCard>;

/** What the list of attractions shows of one, filters by and sorts by (TICKET-02 to TICKET-16). */
const attractionCard = (event: Schema<'Event'>) => ({
  ...eventFacts(event),
  ...pick(event, ['start_date', 'end_date']),
  experiences: event.ticket_types.length,
});

/** Every attraction: the page narrows and sorts by itself (TICKET-03). */
export const allAttractions = defineListQuery(
  'listTickets',
  { query: { page_size: EVERYTHING_PER_PAGE } },
  'attractions',
  attractionCard,
);

const cheapest = (amounts: readonly string[]): string | undefined =>
  amounts.toSorted((one, other) => parseFils(one) - parseFils(other))[0];
