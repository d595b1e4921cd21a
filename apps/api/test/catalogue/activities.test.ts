import { afterAll, describe, expect, test } from 'vitest';
import { activityStock } from '../../src/db/schema.ts';
import { startTestApi } from '../../src/testing/index.ts';
import { everyDay, insertActivity, morning } from '../fixtures.ts';

const api = await startTestApi({ now: '2030-03-01T08:00:00Z' });
const staff = await api.signIn({ isStaff: true });
const { db } = api.services;
await insertActivity(db, {
  slug: 'dunes',
  title: 'Red dunes',
  basePrice: 300_00,
  durationMinutes: 360,
  createdAt: new Date('2030-01-03Z'),
  reviewsCount: 3,
  averageRating: 4.9,
});
await insertActivity(db, {
  slug: 'creek',
  title: 'Creek by abra',
  basePrice: 50_00,
  durationMinutes: 60,
  activityType: 'water',
  createdAt: new Date('2030-01-02Z'),
  reviewsCount: 0,
  averageRating: 0,
  privatePrice: null,
});
await insertActivity(db, {
  slug: 'souk',
  title: 'Souk at any hour',
  basePrice: 99_99,
  durationMinutes: null,
  activityType: 'cultural',
  createdAt: new Date('2030-01-01Z'),
  timeSlots: [{ ...morning, id: 'any', startTime: null, availableDays: [5] }],
});
afterAll(() => api.close());

const slugs = async (query: string) => {
  const response = await api.call('GET', `/activities/?${query}`);
  expect(response.statusCode).toBe(200);
  return response.json().results.map(({ slug }: { slug: string }) => slug);
};

describe('the list', () => {
  test.each([
    ['API-31 newest first by default', '', ['dunes', 'creek', 'souk']],
    ['API-31 -base_price gives the featured ones', 'ordering=-base_price', ['dunes', 'souk', 'creek']],
    ['API-31 by title', 'ordering=title', ['creek', 'dunes', 'souk']],
    ['GAP-22 an unknown duration comes last', 'ordering=-duration', ['dunes', 'creek', 'souk']],
    ['API-37 BROWSE-11 base_price_lte includes the bound', 'base_price_lte=99.99', ['creek', 'souk']],
    ['API-37 a bound between two fils', 'price_lte=99.989', ['creek']],
    ['API-37 BROWSE-11 price_gte', 'price_gte=99.99', ['dunes', 'souk']],
    ['API-37 BROWSE-11 base_price_gte', 'base_price_gte=99.99', ['dunes', 'souk']],
    ['API-37 both names of a bound', 'base_price_gte=40&price_gte=99.99', ['dunes', 'souk']],
    ['GAP-22 an unknown duration is in no bucket', 'duration_gte=0', ['dunes', 'creek']],
    ['API-37 BROWSE-11 duration_lte in minutes', 'duration_lte=60', ['creek']],
    ['API-37 BROWSE-11 duration_gte', 'duration_gte=360', ['dunes']],
    ['QUIRK-08 min_rating includes the bound', 'min_rating=4.9', ['dunes']],
    ['QUIRK-08 above the bound', 'min_rating=4.91', []],
    ['ENTITY-16 one type', 'activity_type=cultural', ['souk']],
    ['API-31 all words of a search, regardless of case', 'search=RED%20dune', ['dunes']],
    ['API-31 a blank search finds everything', 'search=%20', ['dunes', 'creek', 'souk']],
    ['API-31 signs alone find nothing', 'search=%20%21', []],
    ['API-31 an emoji alone finds nothing', 'search=%F0%9F%8E%88', []],
    ['API-31 a percent sign alone finds nothing', 'search=%25', []],
    ['API-31 an accent that the title lacks', 'search=R%C3%A9d', ['dunes']],
    ['API-31 the stem of a word', 'search=reds', ['dunes']],
    ['API-31 a synonym', 'search=market', ['souk']],
    ['API-31 a misspelt word, if nothing else is found', 'search=red%20dnues', ['dunes']],
    ['API-31 a search that finds nothing', 'search=igloo', []],
    ['GAP-14 the cache-busting parameter is ignored', '_t=1893456000000', ['dunes', 'creek', 'souk']],
  ])('%s', async (_, query, expected) => expect(await slugs(query)).toEqual(expected));

  test('GAP-13 pages are linked by next, don’t overlap and end', async () => {
    const first = (await api.call('GET', '/activities/?page_size=2&ordering=title&_t=1')).json();
    expect(first).toMatchObject({
      count: 3,
      previous: null,
      next: expect.stringMatching(/^\/api\/v1\/activities\/\?page_size=2&ordering=title&page=2&cursor=[\w-]+$/),
    });
    const second = (await api.call('GET', first.next)).json();
    expect(second.results.map(({ slug }: { slug: string }) => slug)).toEqual(['souk']);
    expect(second).toMatchObject({
      count: 3,
      next: null,
      previous: '/api/v1/activities/?page_size=2&ordering=title&page=1',
    });
    const beyond = (await api.call('GET', '/activities/?page=99&page_size=2')).json();
    expect(beyond).toMatchObject({ count: 3, results: [], next: null });
    expect(beyond.previous).toContain('page=2');
  });

  test.each(['page=0', 'page_size=101', 'ordering=price', 'activity_type=none', 'base_price_lte=cheap', 'colour=red'])(
    'API-37 rejects %s',
    async (query) => {
      const response = await api.call('GET', `/activities/?${query}`);
      expect(response.json()).toMatchObject({ status: 400, type: 'invalid-request' });
    },
  );

  test('API-31 an unchanged list gets 304 for its ETag', async () => {
    const first = await api.call('GET', '/activities/');
    const again = await api.call('GET', '/activities/', {
      headers: { 'if-none-match': String(first.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });
});

describe('one activity', () => {
  test('API-32 API-33 GAP-08 ENTITY-14 ENTITY-15 by id and by slug', async () => {
    const bySlug = (await api.call('GET', '/activities/dunes/')).json();
    expect(bySlug).toEqual({
      id: expect.any(String),
      slug: 'dunes',
      title: 'Red dunes',
      description: 'Dunes, falcons and dinner by the fire.',
      activity_type: 'desert',
      location: 'Lahbab, Dubai',
      location_name: 'Lahbab, Dubai',
      latitude: 25.03,
      longitude: 55.59,
      base_price: '300.00',
      from_price: '300.00',
      child_price: '140.00',
      private_available: true,
      private_price: '900.00',
      duration: '06:00:00',
      duration_unit: 'hours',
      duration_minutes: 360,
      capacity: 15,
      max_participants: 24,
      average_rating: 4.9,
      reviews_count: 3,
      languages: ['English', 'Arabic'],
      itinerary: [{ title: 'Pickup', description: 'At your hotel.' }],
      highlights: ['Falcons'],
      included: ['Dinner'],
      not_included: ['Tips'],
      created_at: '2030-01-03T00:00:00.000Z',
      images: [{ image: 'dunes-1' }, { image: 'dunes-2' }],
      image: 'dunes-1',
      time_slots: [
        {
          id: 'morning',
          start_date: '2029-01-01',
          end_date: '2031-12-31',
          available_days: everyDay,
          start_time: '09:00',
        },
      ],
      addons: [{ title: 'Photos', icon: 'Camera', short_detail: 'Twenty pictures', price: '25.00' }, expect.anything()],
    });
    expect((await api.call('GET', `/activities/${bySlug.id}/`)).json()).toEqual(bySlug);
    expect((await api.call('GET', '/activities/')).json().results[0]).toEqual(bySlug);
  });

  test('has the facts that are known, in lists as well', async () => {
    const facts = { step_free: false, diets: [], bring: ['Closed shoes'] };
    await insertActivity(api.services.db, { slug: 'known', title: 'Known', createdAt: new Date('2029-01-01Z'), facts });
    const activity = (await api.call('GET', '/activities/known/')).json();
    expect(activity.facts).toEqual(facts);
    expect((await api.call('GET', '/activities/?search=known')).json().results).toEqual([activity]);
    expect((await api.call('GET', '/activities/dunes/')).json()).not.toHaveProperty('facts');
  });

  test('ENTITY-14 GAP-21 without reviews there is no average, without a price no private activity', async () => {
    expect((await api.call('GET', '/activities/creek/')).json()).toMatchObject({
      average_rating: null,
      private_available: false,
      private_price: null,
    });
  });

  test('GAP-08 an unknown activity is 404', async () => {
    for (const id of ['atlantis', '00000000-0000-0000-0000-000000000000']) {
      expect((await api.call('GET', `/activities/${id}/`)).json()).toMatchObject({ status: 404, type: 'not-found' });
    }
  });
});

describe('availability', () => {
  const of = (slug: string, query: string) => api.call('GET', `/activities/${slug}/availability/?${query}`);

  test('ACT-22 GAP-76 returns the capacity, or the places that staff have set, minus the booked ones', async () => {
    const { id } = (await api.call('GET', '/activities/dunes/')).json();
    const stock = { activityId: id, timeSlotId: 'morning' };
    await api.services.db.insert(activityStock).values([
      { ...stock, date: '2030-12-23', opening: 15, booked: 6 },
      { ...stock, date: '2030-12-24', opening: 1 },
    ]);
    const response = await of('dunes', 'start=2030-12-22&end=2030-12-25');
    expect(response.json()).toEqual([
      { date: '2030-12-22', spots: 15, time_slot_id: 'morning', start_time: '09:00' },
      { date: '2030-12-23', spots: 9, time_slot_id: 'morning', start_time: '09:00' },
      { date: '2030-12-24', spots: 1, time_slot_id: 'morning', start_time: '09:00' },
      { date: '2030-12-25', spots: 15, time_slot_id: 'morning', start_time: '09:00' },
    ]);
  });

  test('ACT-18 ACT-19 returns only days on which it runs, from today on', async () => {
    const dates = (await of('souk', 'start=2030-02-20&end=2030-03-10'))
      .json()
      .map(({ date }: { date: string }) => date);
    expect(dates).toEqual(['2030-03-01', '2030-03-08']);
  });

  test('ACT-18 after the start today no places are left; a flexible day has places', async () => {
    expect((await of('dunes', 'start=2030-03-01&end=2030-03-01')).json()).toMatchObject([{ spots: 0 }]);
    expect((await of('souk', 'start=2030-03-01&end=2030-03-01')).json()).toMatchObject([
      { spots: 15, start_time: null },
    ]);
  });

  test.each([
    'start=2030-03-02&end=2030-03-01',
    'start=2030-03-01&end=2030-06-01',
    'start=2030-02-30&end=2030-03-01',
    'start=2030-03-01',
  ])('GAP-76 rejects the range %s', async (query) =>
    expect((await of('dunes', query)).json()).toMatchObject({ status: 400, type: 'invalid-request' }),
  );

  test('GAP-76 returns 92 days; an unknown activity is 404', async () => {
    expect((await of('dunes', 'start=2030-03-01&end=2030-05-31')).json()).toHaveLength(92);
    expect((await of('atlantis', 'start=2030-03-01&end=2030-03-02')).statusCode).toBe(404);
  });
});

describe('staff', () => {
  const input = {
    title: 'Al Ain Oasis by Bicycle',
    description: 'Two hours in the shade of palms.',
    activity_type: 'tour',
    location: 'Al Ain',
    latitude: 24.21,
    longitude: 55.76,
    base_price: '130.00',
    private_available: true,
    private_price: '400.00',
    duration: '02:00:00',
    duration_unit: 'hours',
    capacity: 12,
    max_participants: 8,
    image: 'oasis-1',
    cancellation_terms: [
      { hours_before: 72, percent: 100 },
      { hours_before: 24, percent: 50 },
    ],
    languages: ['Arabic'],
    itinerary: [{ title: 'Ride', description: 'Between the palms.' }],
    highlights: ['Shade'],
    included: ['Bicycle'],
    not_included: ['Water'],
    addons: [{ title: 'Tea', icon: 'Cup', short_detail: 'With dates', price: '5.00' }],
    time_slots: [{ start_date: '2030-01-01', end_date: '2030-12-31', available_days: [5, 6], start_time: '08:00' }],
  };

  test('API-34 API-35 API-36 staff can create, change and withdraw an activity', async () => {
    const created = await staff.call('POST', '/activities/', { body: input });
    expect(created.statusCode).toBe(201);
    const activity = created.json();
    expect(created.headers['location']).toBe(`/api/v1/activities/${activity.id}/`);
    expect(activity).toMatchObject({
      ...input,
      slug: 'al-ain-oasis-by-bicycle',
      child_price: '91.00',
      duration_minutes: 120,
    });
    expect((await api.call('GET', `/activities/${activity.id}/`)).json()).toEqual(activity);

    const slot = activity.time_slots[0];
    const body = {
      ...input,
      title: 'The Oasis on Foot',
      base_price: '140.00',
      max_participants: 6,
      time_slots: [{ ...slot, start_time: '07:30' }],
    };
    const changed = await staff.call('PUT', `/activities/${activity.slug}/`, { body });
    expect(changed.json()).toMatchObject({ ...body, id: activity.id, slug: activity.slug });
    expect((await api.call('GET', `/activities/${activity.id}/`)).json()).toEqual(changed.json());

    expect((await staff.call('DELETE', `/activities/${activity.id}/`)).statusCode).toBe(204);
    expect((await staff.call('GET', `/activities/${activity.id}/`)).statusCode).toBe(404);
    expect((await staff.call('DELETE', `/activities/${activity.id}/`)).statusCode).toBe(404);
    expect((await staff.call('PUT', `/activities/${activity.id}/`, { body })).statusCode).toBe(404);
  });

  const jetty = {
    name: 'Jetty 4',
    directions: 'Behind the café',
    latitude: 25.2,
    longitude: 55.3,
    picture: { image: 'jetty', alt: 'A jetty' },
  };

  test('staff can write facts, and replace or remove them', async () => {
    const facts = {
      min_age: 0,
      min_height_cm: 140,
      step_free: false,
      stroller: false,
      toilets: true,
      outdoors: true,
      diets: ['vegan', 'gluten_free'],
      dress_code: 'Covered shoulders',
      bring: ['Closed shoes', 'Hat'],
      meeting_point: jetty,
      emergency_phone: '+971 50 555 0144',
    };
    const { id } = (await staff.call('POST', '/activities/', { body: { ...input, slug: 'oasis', facts } })).json();
    const read = async () => (await api.call('GET', `/activities/${id}/`)).json();
    expect((await read()).facts).toEqual(facts);
    const save = (body: object) => staff.call('PUT', `/activities/${id}/`, { body });
    expect((await save({ ...input, facts: { stroller: true } })).json().facts).toEqual({ stroller: true });
    expect((await read()).facts).toEqual({ stroller: true });
    expect((await save(input)).json()).not.toHaveProperty('facts');
    expect(await read()).not.toHaveProperty('facts');
    expect((await staff.call('DELETE', `/activities/${id}/`)).statusCode).toBe(204);
  });

  test('API-34 API-35 a slug that is taken is 409', async () => {
    expect((await staff.call('POST', '/activities/', { body: { ...input, slug: 'dunes' } })).json()).toMatchObject({
      status: 409,
      type: 'conflict',
    });
    expect((await staff.call('PUT', '/activities/creek/', { body: { ...input, slug: 'dunes' } })).json()).toMatchObject(
      { status: 409, type: 'conflict' },
    );
  });

  test.each([
    ['a private activity without price', { private_price: null }, 'private_price'],
    [
      'a slot that ends before it starts',
      { time_slots: [{ start_date: '2030-02-01', end_date: '2030-01-01', available_days: [1] }] },
      'time_slots.0.end_date',
    ],
    [
      'cancellation terms that refund more later',
      { cancellation_terms: [24, 48].map((hours_before) => ({ hours_before, percent: 100 })) },
      'cancellation_terms',
    ],
    ['a price that isn’t a decimal string', { base_price: 130 }, 'base_price'],
    ['a height below the lowest', { facts: { min_height_cm: 49 } }, 'facts.min_height_cm'],
    ['an unknown diet', { facts: { diets: ['vegan', 'sugar-free'] } }, 'facts.diets.1'],
    [
      'a meeting point that is nowhere',
      { facts: { meeting_point: { ...jetty, latitude: 91 } } },
      'facts.meeting_point.latitude',
    ],
    ['a text as a phone number', { facts: { emergency_phone: 'the guide' } }, 'facts.emergency_phone'],
    ['an unknown fact', { facts: { min_weight: 40 } }, 'facts.min_weight'],
    [
      'two add-ons with one title',
      { addons: [1, 2].map(() => ({ title: 'Tea', icon: 'Cup', short_detail: '', price: '5.00' })) },
      'addons',
    ],
  ])('API-34 %s is rejected', async (_, invalid, field) => {
    const response = await staff.call('POST', '/activities/', { body: { ...input, ...invalid } });
    expect(response.json()).toMatchObject({ status: 400, errors: { [field]: [expect.any(String)] } });
  });

  test('QUIRK-02 a guest gets 401, a customer 403, also with an unverified company address', async () => {
    const customer = await api.signIn();
    const unverified = await api.signIn({ email: 'someone@aitours.com', verified: false });
    for (const [method, path] of [
      ['POST', '/activities/'],
      ['PUT', '/activities/dunes/'],
      ['DELETE', '/activities/dunes/'],
    ] as const) {
      const body = method === 'DELETE' ? undefined : input;
      expect((await api.call(method, path, { body })).statusCode).toBe(401);
      expect((await customer.call(method, path, { body })).json()).toMatchObject({ status: 403, type: 'forbidden' });
      expect((await unverified.call(method, path, { body })).statusCode).toBe(403);
    }
  });
});
