import type { Schema } from '@aitours/api-client';
import { defineListQuery } from '../../platform/query.ts';

/** The fields of products that cards show, and the queries of complete lists. */

/** Maximum page size of a list. */
export const MAX_PAGE_SIZE = 100;

export type ActivityCard = Awaited<ReturnType<typeof toActivityCard>>;

/** Picks the fields of an activity's card. */
export const toActivityCard = async (whole: Schema<'ActivityCard'>) => ({
  ...pick(whole, [
    'slug',
    'title',
    'image',
    'activity_type',
    'from_price',
    'duration_minutes',
    'location_name',
    'average_rating',
  ]),
  refundable: (await import('./cardRules.ts')).isRefundable(whole),
});

export type TourCard = ReturnType<typeof toTourCard>;

/** Picks the fields of a tour's card. */
export const toTourCard = (whole: Schema<'TourSummary'>) => ({
  ...pick(whole, [
    'slug',
    'title',
    'featured_image',
    'from_price',
    'duration_days',
    'duration_nights',
    'destination',
    'avg_rating',
  ]),
  refundable: isFullyRefundable(whole),
});

/** A tour starts on each day. */
const isFullyRefundable = ({ cancellation_terms: terms }: Schema<'TourSummary'>) => !terms || terms[0]?.percent === 100;

/** By price, highest first (HOME-11). */
export const featuredActivities = defineListQuery(
  'listActivities',
  { query: { ordering: '-base_price', page_size: MAX_PAGE_SIZE, view: 'card' } },
  'cards',
  toActivityCard,
);

/** The tours of the home page (HOME-15). */
export const featuredTours = defineListQuery(
  'listTours',
  { query: { featured: true, page_size: MAX_PAGE_SIZE } },
  'cards',
  toTourCard,
);

/** Returns the fields of an attraction that every list shows. The rules load with the list, if the server hasn't rendered it. */
const toEventFacts = async (event: Schema<'Event'>) => {
  const { findAttractionPrice, isRefundable } = await import('./cardRules.ts');
  return {
    ...pick(event, ['slug', 'title', 'image', 'event_type', 'venue', 'location', 'available_tickets', 'created_at']),
    adult_price: findAttractionPrice(event),
    refundable: isRefundable(event),
  };
};

export type EventCard = Awaited<ReturnType<typeof toEventCard>>;

/** Returns the fields of an attraction's card. */
export const toEventCard = async (event: Schema<'Event'>) => ({
  ...(await toEventFacts(event)),
  duration: event.duration,
});

export type AttractionCard = Awaited<ReturnType<typeof toAttractionCard>>;

/** Returns the fields that the attractions page shows, filters and sorts by (TICKET-02 to TICKET-16). */
const toAttractionCard = async (event: Schema<'Event'>) => ({
  ...(await toEventFacts(event)),
  ...pick(event, ['description', 'start_date', 'end_date']),
  experiences: event.ticket_types.length,
});

/** All attractions: the page filters and sorts in the browser (TICKET-03). */
export const allAttractions = defineListQuery(
  'listTickets',
  { query: { on_sale: true, page_size: MAX_PAGE_SIZE } },
  'attractions',
  toAttractionCard,
);

/**
 * Returns an object with only the given properties.
 *
 * @example pick({ slug: 'liwa', title: 'Liwa', html: '…' }, ['slug', 'title']) // { slug: 'liwa', title: 'Liwa' }
 */
const pick = <Whole extends object, Key extends keyof Whole>(whole: Whole, keys: readonly Key[]): Pick<Whole, Key> =>
  Object.fromEntries(keys.map((key) => [key, whole[key]])) as Pick<Whole, Key>;
