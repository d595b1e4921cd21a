import { examples } from '@aitours/api-client/mocks';
import { describe, expect, test } from 'vitest';
import { toRow } from '../../shared/rows.ts';
import { type ActivityDraft, checkDraft, emptyDraft, listFields, toCopy, toDraft, toInput } from './activityDraft.ts';

const activity = examples.getActivity.activity;
const valid: ActivityDraft = {
  ...emptyDraft,
  title: 'Oasis',
  description: 'Two hours in the shade.',
  location: 'Al Ain',
  basePrice: '130',
};

test('GAP-59 saving an unchanged activity sends what it is', () => {
  const input = toInput(toDraft(activity));
  const { id: _id, image: _image, location_name: _name, average_rating: _rating, ...fields } = activity;
  const {
    reviews_count: _count,
    from_price: _from,
    created_at: _created,
    duration_minutes: _minutes,
    ...wanted
  } = fields;
  expect(input).toEqual(wanted);
});

test('GAP-59 what is left empty isn’t sent, or is null', () => {
  expect(toInput(valid)).toMatchObject({
    base_price: '130.00',
    latitude: null,
    private_available: false,
    private_price: null,
    duration: null,
    max_participants: null,
  });
  for (const name of ['slug', 'child_price', 'cancellation_terms']) expect(toInput(valid)).not.toHaveProperty(name);
});

const season = { name: 'High season', start_date: '2030-12-20', end_date: '2031-01-05' };
const seasons = [
  { ...season, adult_price: '300.00', child_price: '210.00' },
  { ...season, name: 'Fridays', start_date: '2031-02-01', end_date: '2031-02-28', weekdays: [5] },
].map((one) => ({ adult_price: '90.00', child_price: '60.00', ...one }));

test('price seasons are sent as they are', () => {
  const draft = toDraft({ ...activity, price_seasons: seasons });
  expect(toInput(draft).price_seasons).toEqual(seasons);
  expect(checkDraft(draft)).toEqual({});
  expect(toInput(valid)).not.toHaveProperty('price_seasons');
});

test('the errors of price seasons are at their fields', () => {
  const [first, second] = toDraft({ ...activity, price_seasons: seasons }).priceSeasons;
  const listErrors = (part: object) =>
    Object.keys(checkDraft({ ...valid, priceSeasons: [first!, { ...second!, ...part }] }));
  expect(listErrors({ name: ' ', adultPrice: '-1', childPrice: '' })).toEqual(
    ['name', 'adult_price', 'child_price'].map((name) => `price_seasons.1.${name}`),
  );
  expect(listErrors({ startDate: '', days: [] })).toEqual(['price_seasons.1.start_date', 'price_seasons.1.weekdays']);
  expect(listErrors({ endDate: '2031-01-31' })).toEqual(['price_seasons.1.end_date']);
  expect(listErrors({ startDate: '2031-01-03' })).toEqual(['price_seasons.1.start_date']);
  expect(listFields({ ...valid, priceSeasons: [first!] })).toContain('price_seasons.0.adult_price');
});

test('facts are sent as they are, and what is unknown isn’t sent', () => {
  const known = {
    min_age: 0,
    min_height_cm: 120,
    step_free: false,
    stroller: true,
    toilets: false,
    outdoors: true,
    diets: [],
    dress_code: 'Smart',
    bring: ['Closed shoes', 'Hat'],
    meeting_point: {
      name: 'Jetty 4',
      directions: 'Behind the café',
      latitude: 25.2,
      longitude: 55.3,
      picture: { image: 'jetty', alt: 'A jetty' },
    },
    emergency_phone: '+971 50 555 0144',
  };
  const save = (facts: typeof activity.facts) => toInput(toDraft({ ...activity, facts })).facts;
  expect(save(known)).toEqual(known);
  for (const [name, value] of Object.entries(known)) expect(save({ [name]: value })).toEqual({ [name]: value });
  for (const draft of [valid, toDraft({ ...activity, facts: undefined }), toDraft({ ...activity, facts: {} })])
    expect(toInput(draft)).not.toHaveProperty('facts');
});

test('facts are sent without blanks, and diets with a meal only', () => {
  const draft: ActivityDraft = { ...valid, minAge: ' 8 ', dressCode: ' Smart ', bring: ' Hat \n\nTowel' };
  expect(toInput(draft).facts).toEqual({ min_age: 8, dress_code: 'Smart', bring: ['Hat', 'Towel'] });
  expect(toInput({ ...valid, dressCode: ' ', bring: '\n' })).not.toHaveProperty('facts');
  expect(toInput({ ...valid, diets: ['vegan'] }).facts).toEqual({ diets: ['vegan'] });
});

test.each<[string, Partial<ActivityDraft>, string[]]>([
  ['a name alone', { meetingName: 'Jetty 4' }, ['latitude', 'longitude']],
  ['coordinates alone', { meetingLatitude: '25.2', meetingLongitude: '55.3' }, ['name']],
  [
    'a place that is nowhere',
    { meetingName: 'Jetty', meetingLatitude: '91', meetingLongitude: '181' },
    ['latitude', 'longitude'],
  ],
  ['directions alone', { meetingDirections: 'Behind the café' }, ['name', 'latitude', 'longitude']],
  ['a picture alone', { meetingImage: 'jetty' }, ['name', 'latitude', 'longitude', 'picture.alt']],
])('a meeting point of %s is incomplete', (_, part, names) => {
  const draft = { ...valid, ...part };
  expect(Object.keys(checkDraft(draft))).toEqual(names.map((name) => `facts.meeting_point.${name}`));
  expect(listFields(draft)).toEqual(expect.arrayContaining(Object.keys(checkDraft(draft))));
});

test.each([
  ['3:30', '03:30:00'],
  ['12', '12:00:00'],
  ['120:05', '120:05:00'],
])('GAP-59 a duration of %s is sent as %s, and shown again', (duration, wire) => {
  expect(toInput({ ...valid, duration }).duration).toBe(wire);
  expect(toDraft({ ...activity, duration: wire }).duration).toBe(duration.includes(':') ? duration : `${duration}:00`);
});

test('GAP-59 amounts are sent with two decimals', () => {
  const amounts = ['95', '95.5', '95.50'].map((basePrice) => toInput({ ...valid, basePrice }).base_price);
  expect(amounts).toEqual(['95.00', '95.50', '95.50']);
});

test('GAP-59 a copy has another title, no address, and time slots of its own', () => {
  const copy = toCopy(toDraft(activity));
  expect([copy.title, copy.slug]).toEqual([`Copy of ${activity.title}`, '']);
  expect(toInput(copy).time_slots?.every((slot) => !('id' in slot))).toBe(true);
  expect(copy.title.length).toBeLessThanOrEqual(160);
});

describe('the errors of a draft', () => {
  test('GAP-59 of a new one are those of its required fields, in the order of the form', () => {
    expect(Object.keys(checkDraft(emptyDraft))).toEqual(['title', 'description', 'location', 'base_price']);
    expect(checkDraft(valid)).toEqual({});
    expect(checkDraft(toDraft(activity))).toEqual({});
  });

  test.each<[keyof ActivityDraft, string, string]>([
    ['slug', 'Oasis Walk', 'slug'],
    ['slug', 'a--b', 'slug'],
    ['latitude', '91', 'latitude'],
    ['longitude', '180.1', 'longitude'],
    ['basePrice', '12,50', 'base_price'],
    ['basePrice', '-1', 'base_price'],
    ['childPrice', '1.234', 'child_price'],
    ['privatePrice', 'free', 'private_price'],
    ['duration', '3:75', 'duration'],
    ['maxParticipants', '0', 'max_participants'],
    ['maxParticipants', '501', 'max_participants'],
    ['languages', 'x'.repeat(41), 'languages'],
    ['highlights', 'one\n'.repeat(41), 'highlights'],
    ['included', 'x'.repeat(301), 'included'],
    ['notIncluded', 'x'.repeat(301), 'not_included'],
    ['minAge', '100', 'facts.min_age'],
    ['minAge', '-1', 'facts.min_age'],
    ['minHeight', '49', 'facts.min_height_cm'],
    ['minHeight', '221', 'facts.min_height_cm'],
    ['minHeight', '1.2 m', 'facts.min_height_cm'],
    ['bring', 'x'.repeat(101), 'facts.bring'],
    ['bring', 'one\n'.repeat(11), 'facts.bring'],
    ['emergencyPhone', '050 5550144', 'facts.emergency_phone'],
  ])('GAP-59 %s can’t be %j', (field, text, name) => {
    expect(Object.keys(checkDraft({ ...valid, [field]: text }))).toEqual([name]);
  });

  test.each<[keyof ActivityDraft, string]>([
    ['latitude', '-90'],
    ['longitude', '180'],
    ['maxParticipants', '500'],
    ['languages', `${'x'.repeat(40)}\n\n  English  `],
    ['slug', 'oasis-2-walk'],
    ['minAge', '0'],
    ['minAge', '99'],
    ['minHeight', '50'],
    ['minHeight', '220'],
    ['bring', `${'x'.repeat(100)}\n`.repeat(10)],
  ])('GAP-59 %s can be %j', (field, text) => {
    expect(checkDraft({ ...valid, [field]: text })).toEqual({});
  });

  test('of the server are at the fields of facts', () => {
    const { facts = {} } = toInput(toDraft(activity));
    expect(listFields(valid)).toEqual(
      expect.arrayContaining(
        Object.keys(facts).map((name) => (name === 'meeting_point' ? `facts.${name}.picture` : `facts.${name}`)),
      ),
    );
  });

  test('GAP-59 of rows are at their fields', () => {
    const slot = { startDate: '2030-03-10', endDate: '2030-03-09', days: [], startTime: '' };
    const draft = {
      ...valid,
      timeSlots: [toRow(slot)],
      itinerary: [toRow({ title: ' ', description: '' })],
      addons: [toRow({ title: 'Photos: all', icon: 'Plus', detail: '', price: '' })],
      terms: [toRow({ hours: '8761', percent: '0' })],
    };
    expect(Object.keys(checkDraft(draft))).toEqual([
      ...['time_slots.0.end_date', 'time_slots.0.available_days', 'itinerary.0.title', 'addons.0.title'],
      ...['addons.0.price', 'cancellation_terms.0.hours_before', 'cancellation_terms.0.percent'],
    ]);
    const sameDay = [toRow({ ...slot, endDate: '2030-03-10', days: [0] })];
    expect(checkDraft({ ...valid, timeSlots: sameDay })).toEqual({});
  });

  test('GAP-59 of a missing last date is that it is missing, not that it is before the first', () => {
    const slot = { startDate: '2030-03-10', days: [1], startTime: '' };
    const listEndErrors = (endDate: string) =>
      Object.values(checkDraft({ ...valid, timeSlots: [toRow({ ...slot, endDate })] }));
    expect(listEndErrors('')).toEqual(Object.values(checkDraft({ ...valid, title: '' })));
    expect(listEndErrors('2030-03-09')).not.toEqual(listEndErrors(''));
  });

  test('GAP-59 of a list as a whole are those of the server, once its rows are valid', () => {
    const addon = { title: 'Hat', icon: 'Plus', detail: '', price: '5' };
    const tier = { hours: '24', percent: '50' };
    const draft = { ...valid, addons: [toRow(addon), toRow(addon)], terms: [toRow(tier), toRow(tier)] };
    expect(Object.keys(checkDraft(draft))).toEqual(['addons', 'cancellation_terms']);
    const unfinished = { ...draft, addons: [toRow(addon), toRow({ ...addon, price: '' }), toRow(addon)] };
    expect(Object.keys(checkDraft(unfinished))).toEqual(['addons.1.price', 'cancellation_terms']);
  });
});
