import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ActivityFacts, describeDayFacts, describeFacts, diets, formatDiet, toMapUrl } from './index.ts';

const all: Required<ActivityFacts> = {
  min_age: 5,
  min_height_cm: 120,
  step_free: true,
  stroller: true,
  toilets: true,
  outdoors: true,
  diets: ['vegetarian', 'vegan', 'halal'],
  dress_code: 'Arms and legs covered',
  bring: ['Closed shoes', 'Sunglasses'],
  meeting_point: { name: 'Jetty 4', directions: 'Behind the café', latitude: 25.2, longitude: 55.3 },
  emergency_phone: '+971 50 555 0144',
  ramadan_hours: { opens: '10:00', closes: '16:00' },
};

const toTexts = (facts: ActivityFacts) => describeFacts(facts).map(({ label, value }) => `${label}: ${value}`);

describe('describeFacts', () => {
  it('describes each fact in a row of its kind', () => {
    expect(toTexts(all)).toEqual([
      'Age: From 5 years',
      'Height: From 120 cm',
      'Wheelchair access: Step-free',
      'Strollers: Possible',
      'Toilets: Available',
      'Setting: Mostly outdoors',
      'Meals: Vegetarian, vegan and halal possible',
      'Dress code: Arms and legs covered',
      'What to bring: Closed shoes, Sunglasses',
      'Meeting point: Jetty 4. Behind the café',
      'In an emergency on the day: +971 50 555 0144',
    ]);
    expect(describeFacts(all).map(({ kind }) => kind)).toEqual(
      'age height stepFree stroller toilets outdoors meals dress bring meeting emergency'.split(' '),
    );
  });

  it.each<[ActivityFacts, string]>([
    [{ min_age: 0 }, 'Age: All ages'],
    [{ min_age: 1 }, 'Age: From 1 year'],
    [{ min_age: 2 }, 'Age: From 2 years'],
    [{ step_free: false }, 'Wheelchair access: Not step-free'],
    [{ stroller: false }, 'Strollers: Not possible'],
    [{ toilets: false }, 'Toilets: None'],
    [{ outdoors: false }, 'Setting: Mostly indoors'],
    [{ meeting_point: { name: 'Jetty 4', latitude: 25.2, longitude: 55.3 } }, 'Meeting point: Jetty 4'],
    [{ diets: [] }, 'Meals: Included, special diets aren’t possible'],
    [{ diets: ['gluten_free'] }, 'Meals: Gluten-free possible'],
    [{ diets: ['gluten_free', 'vegan'] }, 'Meals: Vegan and gluten-free possible'],
  ])('describes %j as "%s"', (facts, text) => expect(toTexts(facts)).toEqual([text]));

  it('has no row for a text or a list without content', () => {
    expect(describeFacts({ dress_code: '', bring: [] })).toEqual([]);
  });

  it('has no row for what is unknown, and the same row for what is known, whatever else is', () => {
    const some: fc.Arbitrary<ActivityFacts> = fc.record(
      {
        min_age: fc.nat(99),
        min_height_cm: fc.integer({ min: 50, max: 220 }),
        step_free: fc.boolean(),
        stroller: fc.boolean(),
        toilets: fc.boolean(),
        outdoors: fc.boolean(),
        diets: fc.subarray([...diets]),
        dress_code: fc.constant('Smart'),
        bring: fc.constant(['Towel']),
        meeting_point: fc.constant({ name: 'Jetty 4', latitude: 25.2, longitude: 55.3 }),
        emergency_phone: fc.constant('+971 50 555 0144'),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(some, (facts) => {
        const each = Object.entries(facts).flatMap(([name, value]) => toTexts({ [name]: value }));
        expect(each).toHaveLength(Object.keys(facts).length);
        expect(toTexts(facts).sort()).toEqual(each.sort());
      }),
    );
  });
});

it('describeDayFacts leaves out what is settled before the day, and has the hours on a date in Ramadan', () => {
  const kindsOn = (date: string) => describeDayFacts(all, date).map(({ kind }) => kind);
  expect(kindsOn('2030-03-01')).toEqual('age height dress bring meeting emergency'.split(' '));
  expect(kindsOn('2027-02-12').at(-1)).toBe('ramadan');
  expect(describeDayFacts({}, '2027-02-12')).toEqual([]);
});

it('formatDiet returns the display names', () => {
  expect(diets.map(formatDiet)).toEqual(['Vegetarian', 'Vegan', 'Halal', 'Gluten-free']);
});

it('toMapUrl marks the place, also south and west', () =>
  expect(toMapUrl({ latitude: -1.5, longitude: -2 })).toBe(
    'https://www.openstreetmap.org/?mlat=-1.5&mlon=-2#map=14/-1.5/-2',
  ));
