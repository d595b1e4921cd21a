import { examples } from '@aitours/api-client/mocks';
import { addDays, toDubaiDate } from '@aitours/domain/dates';
import { getQuirks } from '@aitours/domain/quirks';
import { expect, it } from 'vitest';
import { readInput } from '../../testing/readInput.ts';
import { featuredActivities, featuredTours, toActivityCard, toEventCard } from './cardQueries.ts';
import { getPicture } from './getPicture.ts';
import { createActivityTeaser, createEventTeaser, createTourTeaser } from './teaser.ts';

const activity = {
  slug: 'evening-dunes',
  title: 'Evening dunes',
  image: 'dunes',
  activity_type: 'desert' as const,
  from_price: '1095.50',
  duration_minutes: 210,
  location_name: 'Lahbab, Dubai',
  average_rating: 4.6,
  refundable: true,
};
const tour = {
  slug: 'liwa',
  title: 'Liwa',
  featured_image: null,
  from_price: '1450.00',
  duration_days: 4,
  duration_nights: 3,
  destination: 'Abu Dhabi',
  avg_rating: null,
  refundable: true,
};
const event = {
  slug: 'sky-deck',
  title: 'Sky deck',
  image: 'deck',
  event_type: 'Observation deck',
  venue: 'Downtown',
  location: 'Dubai',
  duration: null,
  adult_price: '149.00',
  available_tickets: 20,
  refundable: false,
  created_at: '2026-01-01T09:00:00+04:00',
};

const specified = getQuirks({ behaviour: 'specified' });

it('API-21 API-31 HOME-11 HOME-15 queries all activities by price, highest first, and all featured tours', () => {
  expect(featuredActivities.key).toMatch(/^listActivities .* every page/);
  expect(readInput(featuredActivities)).toMatchObject({ query: { ordering: '-base_price' } });
  expect(featuredTours.key).toMatch(/^listTours .* every page/);
  expect(readInput(featuredTours)).toMatchObject({ query: { featured: true } });
});

it('BROWSE-05 tour cards lead to /tour/{slug}, activity cards to /activity/{slug}', () => {
  expect(createTourTeaser(tour).href).toBe('/tour/liwa');
  expect(createActivityTeaser(activity).href).toBe('/activity/evening-dunes');
});

it('BROWSE-06 QUIRK-06 attraction cards lead to /attraction/{slug}', () => {
  expect(createEventTeaser(event, specified).href).toBe('/attraction/sky-deck');
  expect(createEventTeaser({ ...event, slug: 'top/of it' }, specified).href).toBe('/attraction/top%2Fof%20it');
});

it('QUIRK-06 improved attraction cards lead directly to /attractions/{slug}', () => {
  expect(createEventTeaser(event, getQuirks({ behaviour: 'improved' })).href).toBe('/attractions/sky-deck');
});

it('QUIRK-09 cards have the rating of their product', () => {
  expect(
    [createActivityTeaser(activity), createTourTeaser(tour), createEventTeaser(event, specified)].map(
      ({ rating }) => rating,
    ),
  ).toEqual([4.6, null, null]);
});

it('HOME-13 BROWSE-15 BROWSE-16 prices are in AED with two decimals', () => {
  expect(createActivityTeaser(activity).price).toBe('AED 1,095.50');
  expect(createTourTeaser(tour).price).toBe('AED 1,450.00');
  expect(createEventTeaser(event, specified).price).toBe('AED 149.00');
});

it('formats durations, if known', () => {
  expect(createActivityTeaser(activity).duration).toBe('3 h 30 min');
  expect(createTourTeaser(tour).duration).toBe('4 days · 3 nights');
  expect(createTourTeaser({ ...tour, duration_days: 1, duration_nights: 0 }).duration).toBe('1 day');
  expect(createEventTeaser(event, specified).duration).toBeUndefined();
});

it('CONST-20 a card says whether cancelling is free on one of its dates', async () => {
  const today = toDubaiDate(new Date());
  const example = examples.getTicket.event;
  const onlyOn = (days: number) => toEventCard({ ...example, available_dates: [addDays(today, days)] });
  const events = await Promise.all([onlyOn(1), onlyOn(2)]);
  expect(events.map((card) => createEventTeaser(card, specified).isRefundable)).toEqual([false, true]);
  const [slot] = examples.getActivity.activity.time_slots;
  const lastOn = (days: number) =>
    toActivityCard({
      ...examples.getActivity.activity,
      time_slots: [
        { ...slot!, start_date: '2020-01-01', end_date: addDays(today, days), available_days: [0, 1, 2, 3, 4, 5, 6] },
      ],
    });
  const activities = await Promise.all([lastOn(1), lastOn(2)]);
  expect(activities.map((card) => createActivityTeaser(card).isRefundable)).toEqual([false, true]);
  expect(createTourTeaser(tour).isRefundable).toBe(true);
});

it('an attraction without tickets on sale has no price', () => {
  expect(createEventTeaser({ ...event, adult_price: undefined, available_tickets: 0 }, specified)).not.toHaveProperty(
    'price',
  );
});

it('IMG-01 IMG-02 IMG-03 requests pictures by id, size and format: 768 wide, webp, else jpg', () => {
  const { src, sources } = getPicture('dunes');
  expect(src).toBe('/api/optimize-image/dunes/768/jpg/');
  expect(sources?.map(({ type }) => type)).toEqual(['image/webp']);
  expect(sources?.[0]?.srcSet).toContain('/api/optimize-image/dunes/768/webp/ 768w');
});

it('a picture keeps the part in view that its id names', () => {
  expect(getPicture('dunes')).not.toHaveProperty('focus');
  expect(getPicture('dunes-at-bottom-left')).toMatchObject({
    src: '/api/optimize-image/dunes-at-bottom-left/768/jpg/',
    focus: 'bottom-left',
  });
});

it('IMG-04 a product without a picture requests none, so that the placeholder shows', () => {
  expect(getPicture(null)).toEqual({});
  expect(getPicture('')).toEqual({});
});
