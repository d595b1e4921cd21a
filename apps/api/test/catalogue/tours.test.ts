import { afterAll, describe, expect, test } from 'vitest';
import { startTestApi } from '../../src/testing/index.ts';
import { insertTour } from '../fixtures.ts';

const api = await startTestApi();
const { db } = api.services;
const cities = await insertTour(db, { slug: 'cities', createdAt: new Date('2030-01-02Z') });
await insertTour(db, {
  slug: 'empty-quarter',
  title: 'Empty Quarter',
  basePrice: 4000_00,
  durationDays: 5,
  durationNights: 4,
  featured: true,
  location: null,
  reviewsCount: 0,
  averageRating: 0,
  minGroupSize: null,
  maxGroupSize: null,
  createdAt: new Date('2030-01-01Z'),
});
afterAll(() => api.close());

const slugs = async (query: string) =>
  (await api.call('GET', `/tours/tours/?${query}`)).json().results.map(({ slug }: { slug: string }) => slug);

test.each([
  ['API-21 newest first', '', ['cities', 'empty-quarter']],
  ['API-21 featured', 'featured=true', ['empty-quarter']],
  ['API-21 not featured', 'featured=false', ['cities']],
  ['API-37 GAP-22 by duration in minutes', 'duration_gte=2881', ['empty-quarter']],
  ['API-37 GAP-22 a day counts 1440 minutes', 'duration_lte=2880', ['cities']],
  ['API-37 BROWSE-11 price_lte', 'price_lte=1000', ['cities']],
  ['API-37 BROWSE-11 base_price_lte', 'base_price_lte=3999.99', ['cities']],
  ['API-37 BROWSE-11 price_gte', 'price_gte=1000.01', ['empty-quarter']],
  ['API-37 BROWSE-11 base_price_gte', 'base_price_gte=4000', ['empty-quarter']],
  ['QUIRK-08 tours without reviews have no rating', 'min_rating=0', ['cities']],
  ['QUIRK-08 a minimum rating', 'min_rating=4.6', []],
  ['STAFF-12 the best rated first, unrated ones last', 'ordering=-rating', ['cities', 'empty-quarter']],
  ['API-21 ordered', 'ordering=-base_price', ['empty-quarter', 'cities']],
  ['API-21 searched', 'search=quarter', ['empty-quarter']],
])('%s', async (_, query, expected) => expect(await slugs(query)).toEqual(expected));

test('API-21 GAP-13 pages follow each other', async () => {
  const first = (await api.call('GET', '/tours/tours/?featured=true&page_size=1')).json();
  expect(first).toMatchObject({ count: 1, next: null, previous: null });
  const all = (await api.call('GET', '/tours/tours/?page_size=1')).json();
  expect((await api.call('GET', all.next)).json().results).toMatchObject([{ slug: 'empty-quarter' }]);
});

describe('one tour', () => {
  test('API-22 API-26 ENTITY-03 ENTITY-04 by id or slug, with both names of each field', async () => {
    const tour = (await api.call('GET', '/tours/tours/cities/')).json();
    expect(tour).toEqual({
      id: cities.id,
      slug: 'cities',
      title: 'Two cities',
      name: 'Two cities',
      description: 'Dubai and Abu Dhabi.',
      location: 'Dubai',
      destination: 'Dubai',
      tour_type: 'City break',
      category_name: 'City break',
      meeting_point: 'Hotel lobby',
      min_group_size: 1,
      max_group_size: 6,
      featured: false,
      created_at: '2030-01-02T00:00:00.000Z',
      base_price: '1000.00',
      from_price: '1000.00',
      price: '1000.00',
      duration: 2,
      duration_unit: 'days',
      duration_days: 2,
      duration_nights: 1,
      avg_rating: 4.5,
      rating: 4.5,
      review_count: 8,
      reviews_count: 8,
      featured_image: 'cities-1',
      images: [
        { image: 'cities-1', is_primary: true },
        { image: 'cities-2', is_primary: false },
      ],
      days: (await api.call('GET', '/tours/tours/cities/days/')).json(),
    });
    expect((await api.call('GET', `/tours/tours/${cities.id}/`)).json()).toEqual(tour);
    const { days: _, ...summary } = tour;
    expect((await api.call('GET', '/tours/tours/')).json().results[0]).toEqual(summary);
  });

  test('TOUR-02 ENTITY-03 missing values: the default location, no rating, no group size', async () => {
    expect((await api.call('GET', '/tours/tours/empty-quarter/')).json()).toMatchObject({
      location: 'Dubai, UAE',
      destination: 'Dubai, UAE',
      featured: true,
      rating: null,
      min_group_size: null,
      max_group_size: null,
    });
  });

  test('API-23 API-24 API-25 ENTITY-05 ENTITY-06 ENTITY-07 TOUR-15 returns its days and transfers', async () => {
    const days = (await api.call('GET', '/tours/tours/cities/days/')).json();
    expect(days[0]).toMatchObject({
      day_number: 1,
      title: 'Arrival',
      description: 'By the creek.',
      hotel_details: {
        id: cities.hotelId,
        name: 'Creekside House',
        image: 'hotel-1',
        star_rating_display: '4 Stars',
        address: 'Al Seef',
        city: 'Dubai',
      },
      room_type_details: { id: cities.roomId, name: 'Creek View' },
      transfers: [
        {
          id: expect.any(String),
          day_number: 1,
          transfer_type_display: 'Airport pickup',
          from_location: 'Terminal 3',
          to_location: 'Creekside House',
          duration_minutes: 25,
          distance_km: 20,
          price: '0.00',
          is_included: true,
          transfer_vehicle_details: { name: 'Minibus' },
        },
      ],
      meals: [{ id: cities.mealId, name: 'Dinner' }],
      activities: [
        { id: expect.any(String), name: 'Perfume blending', price: '150.00', description: 'An hour with oud.' },
      ],
    });
    expect(days[0].itinerary).toEqual([
      { time: '09:00', kind: 'pickup', detail: 'Terminal 3' },
      { time: '09:25', kind: 'dropoff', detail: 'Creekside House' },
      { time: '09:55', kind: 'activity', detail: 'Arrival' },
      { time: '19:30', kind: 'meal', detail: 'Dinner' },
      { time: '21:00', kind: 'hotel', detail: 'Creekside House' },
    ]);
    expect(days[1]).toMatchObject({ day_number: 2, hotel_details: null, room_type_details: null, transfers: [] });
    for (const day of days)
      expect((await api.call('GET', `/tours/tours/cities/day/?day_number=${day.day_number}`)).json()).toEqual(day);
    expect((await api.call('GET', '/tours/tours/cities/transfers/')).json()).toEqual(days[0].transfers);
  });

  test('GAP-08 API-24 an unknown tour or day is 404', async () => {
    for (const path of ['', 'days/', 'transfers/', 'day/?day_number=1']) {
      expect((await api.call('GET', `/tours/tours/atlantis/${path}`)).json()).toMatchObject({
        status: 404,
        type: 'not-found',
      });
    }
    expect((await api.call('GET', '/tours/tours/cities/day/?day_number=3')).statusCode).toBe(404);
    expect((await api.call('GET', '/tours/tours/cities/day/')).statusCode).toBe(400);
  });
});

describe('choices for a day', () => {
  test('API-27 ENTITY-08 hotels, searched', async () => {
    const all = (await api.call('GET', '/tours/hotels/')).json();
    expect(all).toMatchObject({
      count: 2,
      results: [{ id: expect.any(String), name: 'Creekside House', star_rating_display: '4 Stars' }, expect.anything()],
    });
    expect((await api.call('GET', '/tours/hotels/?search=seef')).json().count).toBe(2);
    expect((await api.call('GET', '/tours/hotels/?search=palace')).json().count).toBe(0);
  });

  test('API-28 ENTITY-09 TOUR-12 room types, filtered by hotel', async () => {
    expect((await api.call('GET', `/tours/room-types/?hotel=${cities.hotelId}`)).json()).toMatchObject({
      count: 1,
      results: [
        {
          id: cities.roomId,
          name: 'Creek View',
          hotel: cities.hotelId,
          price_per_night: '300.00',
          base_price: '250.00',
        },
      ],
    });
    expect((await api.call('GET', '/tours/room-types/')).json().count).toBe(2);
    expect((await api.call('GET', '/tours/room-types/?hotel=atlantis')).json()).toMatchObject({
      count: 0,
      results: [],
    });
  });

  test('API-29 API-30 ENTITY-10 ENTITY-11 vehicles and meals', async () => {
    expect((await api.call('GET', '/tours/transfer-types/?page_size=1')).json()).toMatchObject({
      count: 2,
      results: [{ id: expect.any(String), name: 'Private SUV', price_per_km: '5.00', base_price: '120.00' }],
    });
    expect((await api.call('GET', '/tours/meal-types/')).json()).toMatchObject({
      count: 2,
      results: [
        { id: expect.any(String), name: 'Dinner', price_per_meal: '80.00', base_price: '75.00' },
        expect.anything(),
      ],
    });
  });
});
