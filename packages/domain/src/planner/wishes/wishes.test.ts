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
import { expandDates } from './expandDates.ts';
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
    ['no earlier than 8', { earliest: '08:00' }],
    ['back earlier', { latest: '20:30' }],
    ['cheaper', { budget_range: [0, 800] }],
    ['that is too expensive', { budget_range: [0, 800] }],
  ])('“%s”', (text, preferences) => expect(edit(text)).toEqual(preferences));

  it('“cheaper” is for the group, whatever the budget was for', () => {
    const each: DraftPreferences = { budget_range: [100, 500], budget_per_person: true };
    expect(edit('cheaper', each)).toEqual({ budget_range: [100, 800] });
  });

  it('“back earlier” is before the end of the plan, also at midnight', () => {
    const stops = [{ name: 'Stargazing', time: '20:00', endTime: '00:00' }];
    expect(extractPreferences('back earlier', {}, today, { stops, total: 0 })).toEqual({ latest: '23:00' });
    const unending = [{ name: 'Stargazing', time: '20:00' }];
    expect(extractPreferences('back earlier', {}, today, { stops: unending, total: 0 })).toEqual({});
  });

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

describe('PLAN-13 dates that depend on the current one', () => {
  const [saturday, sunday] = [today, '2026-11-22'];
  it.each([
    [sunday, 'this weekend', sunday],
    [sunday, 'next weekend', '2026-11-28 to 2026-11-29'],
    [sunday, 'the coming weekend', sunday],
    [saturday, 'next Mon to Wed', '2026-11-23 to 2026-11-25'],
    [saturday, 'this sat', '2026-11-21'],
    [saturday, 'until Friday', 'until 2026-11-27'],
    [saturday, 'on wed', '2026-11-25'],
    [saturday, 'in a week', '2026-11-28'],
    [saturday, 'in three weeks’ time', '2026-12-12'],
    [saturday, 'in 4 days time', '2026-11-25'],
    [saturday, 'tonight', '2026-11-21 tonight'],
    [saturday, 'the 45th', 'the 45th'],
    [saturday, 'the 0th', 'the 0th'],
    [saturday, 'the 31st', '2026-12-31'],
    [saturday, 'the 6th floor', 'the 6th floor'],
  ])('on %s, “%s” is “%s”', (now, text, expanded) => expect(expandDates(text, now)).toBe(expanded));

  it('a last day follows the known first one', () => {
    expect(expandDates('until Friday', today, '2026-12-08')).toBe('until 2026-12-11');
    expect(expandDates('until the 6th', today, '2026-12-08')).toBe('until 2027-01-06');
    expect(expandDates('the 6th', today, '2026-12-08')).toBe('2026-12-06');
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
    ['!', undefined],
  ])('“%s” means %s', (name, id) => expect(findNamedPlace(name, places)?.id).toBe(id));

  it('of places that match alike, the better rated one is meant, then the first by its ID', () => {
    const find = (...list: typeof places) => findNamedPlace('museum', list)?.id;
    const [best, a, b] = [place('z', 'City museum', '', 5), place('a', 'Coin museum'), place('b', 'Boat museum')];
    expect([find(a, best), find(best, a), find(a, b), find(b, a)]).toEqual(['z', 'z', 'a', 'a']);
  });

  it('of places that match alike, one that suits the group is meant', () => {
    const list = [
      place('expert', 'Louvre with an expert', '', 5),
      place('entry', 'Louvre: entry'),
      place('z', 'City and Louvre'),
    ];
    const find = (...suitable: string[]) => findNamedPlace('Louvre', list, ({ id }) => suitable.includes(id))?.id;
    expect([find('entry'), find('z'), find()]).toEqual(['entry', 'expert', 'expert']);
  });

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
    expect(texts({ days: 1, child_ages: [6] })).toEqual(['1 day', 'a child aged 6']);
    expect(texts({ start_date: '2030-03-01', child_ages: [] })).toEqual(['From 1 Mar 2030']);
    expect(texts({ start_date: '2030-03-01', end_date: '2030-03-01' })).toEqual(['From 1 Mar 2030']);
    expect(texts({ budget_range: [200, 500] })).toEqual(['AED 200 to AED 500']);
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
      /^Dubai from .*, for 4 people, with children aged 4 and 7, interested in food, culture, up to AED 500 per person, vegetarian, gluten-free, wheelchair, relaxed days, from 10:00 AM, until 6:00 PM, hotel: Atlantis, with Louvre, without Great wheel, no shopping\. Press/,
    );
  });
});
