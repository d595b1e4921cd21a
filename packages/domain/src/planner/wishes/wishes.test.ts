import { describe, expect, it } from 'vitest';
import {
  type DraftPreferences,
  extractPreferences,
  findNamedPlace,
  formatPlannerReply,
  listPreferences,
  matchesName,
  removePreference,
} from '../index.ts';
import { correctSpelling } from './correctSpelling.ts';
import { vocabulary } from './vocabulary.ts';

const today = '2026-11-21';
const plan = {
  stops: [
    { name: 'Louvre Abu Dhabi with an art historian', time: '10:00', endTime: '12:00' },
    { name: 'Great wheel at sunset', time: '16:30', endTime: '17:30' },
    { name: 'Dhow dinner on the creek', time: '19:30', endTime: '21:30' },
  ],
  total: 1000_00,
};
const edit = (text: string, known: DraftPreferences = {}) => extractPreferences(text, known, today, plan);

describe('PLAN-10 edits of the plan in view', () => {
  it.each<[string, DraftPreferences]>([
    ['remove the first', { unwanted: ['Louvre Abu Dhabi with an art historian'] }],
    ['remove the 2nd one please', { unwanted: ['Great wheel at sunset'] }],
    ['drop the last stop', { unwanted: ['Dhow dinner on the creek'] }],
    ['skip number 3', { unwanted: ['Dhow dinner on the creek'] }],
    ['swap the second', { unwanted: ['Great wheel at sunset'] }],
    ['swap the second for the fish market', { unwanted: ['Great wheel at sunset'], wanted: ['fish market'] }],
    [
      'remove the first, add the falconry',
      { unwanted: ['Louvre Abu Dhabi with an art historian'], wanted: ['falconry'] },
    ],
    ['remvoe the frist', { unwanted: ['Louvre Abu Dhabi with an art historian'] }],
    ['remove the ninth', {}],
    ['later please', { earliest: '11:00' }],
    ['can we start later?', { earliest: '11:00' }],
    ['no later than 7pm', { latest: '19:00' }],
    ['earlier', { earliest: '09:00' }],
    ['back earlier', { latest: '20:30' }],
    ['cheaper', { budget_range: [0, 800] }],
    ['that is too expensive', { budget_range: [0, 800] }],
  ])('“%s”', (text, preferences) => expect(edit(text)).toEqual(preferences));

  it('a stop that is rejected by a part of its name is left out by its whole name', () => {
    expect(edit('remove the dhow dinner').unwanted).toContain('Dhow dinner on the creek');
  });

  it('a removed stop is no longer wanted', () => {
    expect(edit('remove the first', { wanted: ['Louvre', 'falconry'] }).wanted).toEqual(['falconry']);
  });

  it('without a plan in view there is nothing to edit', () => {
    expect(extractPreferences('remove the first, later, cheaper', {}, today)).toEqual({});
    expect(extractPreferences('start later', {}, today)).toEqual({});
  });
});

describe('spelling', () => {
  it('leaves the words of the vocabulary and other English words as they are', () => {
    for (const word of vocabulary) expect(correctSpelling(word)).toBe(word);
    const text = 'They were there in Paris, hiring a boat with friends; then dessert, a spare hour and more time.';
    expect(correctSpelling(text)).toBe(text);
  });

  it('corrects one error in a short word, two in a long one, none in the first letter', () => {
    expect(correctSpelling('dubay')).toBe('dubai');
    expect(correctSpelling('tomorow')).toBe('tomorrow');
    expect(correctSpelling('wheelchiar vegeterain')).toBe('wheelchair vegetarian');
    expect(correctSpelling('ubai dbaui')).toBe('ubai dbaui');
  });
});

describe('names of places', () => {
  const place = (id: string, name: string, text = '', rating = 4) => ({ id, name, text, rating });
  const places = [
    place('louvre', 'Louvre Abu Dhabi with an art historian', 'Under the dome'),
    place('palace', 'Abu Dhabi: mosque, palace and Louvre'),
    place('dunes', 'Evening dunes, falcons and dinner', 'A desert safari with camels', 5),
    place('buggy', 'Dune buggy: Big Red', 'A ride in the desert', 3),
  ];

  it.each([
    ['the Louvre', 'louvre'],
    ['louvr', 'louvre'],
    ['mosque and palace', 'palace'],
    ['desert safari', 'dunes'],
    ['dune buggy', 'buggy'],
    ['zoo', undefined],
    ['the', undefined],
  ])('“%s” means %s', (name, id) => expect(findNamedPlace(name, places)?.id).toBe(id));

  it('all words must match', () => {
    expect(matchesName('great wheel', 'Great wheel at sunset')).toBe(true);
    expect(matchesName('great museum', 'Great wheel at sunset')).toBe(false);
    expect(matchesName('the', 'Great wheel at sunset')).toBe(false);
  });
});

describe('what the planner has understood', () => {
  const all: DraftPreferences = {
    destination: 'Dubai',
    start_date: '2030-03-01',
    end_date: '2030-03-03',
    days: 3,
    group_size: 4,
    child_ages: [4, 7],
    budget_range: [0, 500],
    budget_per_person: true,
    interests: ['food', 'culture'],
    diets: ['vegetarian', 'gluten_free'],
    needs: ['wheelchair'],
    pace: 'relaxed',
    earliest: '10:00',
    latest: '18:00',
    hotel: 'Atlantis',
    wanted: ['Louvre'],
    unwanted: ['Great wheel'],
    rejected_interests: ['shopping'],
  };
  const texts = (preferences: DraftPreferences) => listPreferences(preferences).map(({ text }) => text);

  it('PLAN-04 lists every preference, each value of a list by itself', () => {
    expect(texts(all)).toEqual([
      'Dubai',
      '1 Mar 2030 to 3 Mar 2030',
      '4 people',
      'children aged 4 and 7',
      'up to AED 500 per person',
      'food',
      'culture',
      'vegetarian',
      'gluten-free',
      'wheelchair',
      'relaxed days',
      'from 10:00 AM',
      'until 6:00 PM',
      'hotel: Atlantis',
      'with Louvre',
      'without Great wheel',
      'no shopping',
    ]);
    expect(texts({ days: 3, group_size: 1 })).toEqual(['3 days', '1 person']);
    expect(texts({})).toEqual([]);
  });

  it('removes one after the other, until nothing is left', () => {
    let left = all;
    for (const preference of listPreferences(all)) {
      const before = texts(left);
      left = removePreference(left, preference);
      expect(texts(left)).toEqual(before.filter((text) => text !== preference.text));
    }
    expect(left).toEqual({});
  });

  it('GAP-68 the reply repeats the wishes', () => {
    expect(formatPlannerReply(all, today)).toMatch(
      /^Dubai from .*, for 4 people, with children aged 4, 7, with food, culture, up to AED 500 per person, vegetarian, gluten-free, wheelchair, relaxed days, from 10:00 AM, until 6:00 PM, hotel: Atlantis, with Louvre, without Great wheel, no shopping\. Press/,
    );
  });
});
