import { describe, expect, it } from 'vitest';
import { canPlan, type DraftPreferences, extractPreferences, formatPlannerReply, toPreferences } from './index.ts';
import { formatBudget } from './wishes/describePreferences.ts';

const today = '2026-11-21';
const extract = (text: string, known: DraftPreferences = {}) => extractPreferences(text, known, today);

describe('PLAN-10 GAP-69 preferences in a message', () => {
  it.each<[string, DraftPreferences]>([
    ['I want to visit Dubai', { destination: 'Dubai' }],
    ['we are going to abu dhabi', { destination: 'Abu Dhabi' }],
    ['a trip to Ras Al Khaimah', { destination: 'Ras Al Khaimah' }],
    ['three nights in Hatta please', { destination: 'Hatta', days: 4 }],
    ['Dubai, the Marina', { destination: 'Dubai' }],
    ['from Sharjah to Dubai', { destination: 'Dubai' }],
    ['Sharjah, then Dubai', { destination: 'Sharjah' }],
    ['take me to Paris', { destination: 'Paris' }],
    ['to San Sebastián', { destination: 'San Sebastián' }],
    ['to the UAE', { destination: 'the Emirates' }],
    ['in March', {}],
    ['I would like to relax', {}],
    ['in AED', {}],
    ['from 2030-03-01', { start_date: '2030-03-01' }],
    ['on 05/04/2030', { start_date: '2030-04-05' }],
    ['from 12 March 2030', { start_date: '2030-03-12' }],
    ['from March 12, 2030', { start_date: '2030-03-12' }],
    ['on the 1st of December', { start_date: '2026-12-01' }],
    ['in Dubai in December from Dec 12', { destination: 'Dubai', start_date: '2026-12-12' }],
    ['2030-03-01 to 2030-03-04', { start_date: '2030-03-01', end_date: '2030-03-04' }],
    ['12-15 March 2030', { start_date: '2030-03-12', end_date: '2030-03-15' }],
    ['March 12 to 15', { start_date: '2026-03-12', end_date: '2026-03-15' }],
    ['28 December to 3 January', { start_date: '2026-12-28', end_date: '2027-01-03' }],
    ['2030-03-04 to 2030-03-01', { start_date: '2030-03-04', end_date: '2030-03-04' }],
    ['starting tomorrow', { start_date: '2026-11-22' }],
    ['starting today', { start_date: '2026-11-21' }],
    ['we are four people', { group_size: 4 }],
    ['we are two', { group_size: 2 }],
    ['this weekend for 2', { start_date: '2026-11-21', end_date: '2026-11-22', group_size: 2 }],
    ['for four on Friday', { start_date: '2026-11-27', group_size: 4 }],
    ['for 4, kids 5 and 8', { group_size: 4, child_ages: [5, 8], interests: ['family'] }],
    ['for 2 with kids 5 and 8', { child_ages: [5, 8], interests: ['family'] }],
    ['for 3 days', { days: 3 }],
    ['for 500', {}],
    ['we’re 3', { group_size: 3 }],
    ['a group of 12', { group_size: 12 }],
    ['2 adults and 1 child', { group_size: 3, interests: ['family'] }],
    ['four of us, two adults and two kids', { group_size: 4, interests: ['family'] }],
    ['5 people including 3 kids', { group_size: 5, interests: ['family'] }],
    ['5 people, of which 3 kids', { group_size: 5, interests: ['family'] }],
    ['4 people, lunch including drinks, and 2 kids', { group_size: 6, interests: ['family'] }],
    ['2 people and 1 kid', { group_size: 3, interests: ['family'] }],
    ['two of us, 2 adults and 1 child', { group_size: 3, interests: ['family'] }],
    ['my wife and I', { group_size: 2 }],
    ['just me', { group_size: 1 }],
    ['a group of 900', {}],
    ['budget 500', { budget_range: [0, 500] }],
    ['budget of AED 1,500', { budget_range: [0, 1500] }],
    ['my budget is 2k', { budget_range: [0, 2000] }],
    ['budget between 500 and 900', { budget_range: [500, 900] }],
    ['AED 900 - 500', { budget_range: [500, 900] }],
    ['200 to 400 dirhams', { budget_range: [200, 400] }],
    ['Dhs 300', { budget_range: [0, 300] }],
    ['at most 250 AED', { budget_range: [0, 250] }],
    ['we have a 700 budget', { budget_range: [0, 700] }],
    ['budget 99999999999', {}],
    ['we love food, museums and the beach', { interests: ['culture', 'food', 'beach'] }],
    ['no shopping please', { rejected_interests: ['shopping'] }],
    ['kids who like wildlife', { interests: ['nature', 'family'] }],
    ['a 3 days trip', { days: 3 }],
    ['a five-day trip', { days: 5 }],
    ['two weeks', { days: 14 }],
    ['a week', { days: 7 }],
    ['900 days', {}],
    ['12 March for 3 days', { start_date: '2026-03-12', end_date: '2026-03-14', days: 3 }],
    [
      'Two days in Dubai from March 1 2030, we are two and like food and the desert, budget 1500',
      {
        destination: 'Dubai',
        start_date: '2030-03-01',
        end_date: '2030-03-02',
        days: 2,
        group_size: 2,
        interests: ['adventure', 'food', 'nature'],
        budget_range: [0, 1500],
      },
    ],
    ['', {}],
    ['hello', {}],
  ])('“%s”', (text, preferences) => expect(extract(text)).toEqual(preferences));

  it('CONST-28 PLAN-11 a single number is the maximum', () => {
    expect(extract('budget 500').budget_range).toEqual([0, 500]);
  });

  it('PLAN-13 an invalid date becomes today, a missing year is the current one', () => {
    expect(extract('on 31/02/2030').start_date).toBe(today);
    expect(extract('on 2030-13-01').start_date).toBe(today);
    expect(extract('on 30 February').start_date).toBe(today);
    expect(extract('on 12 March').start_date).toBe('2026-03-12');
  });
});

describe('PLAN-10 GAP-69 wishes in a message', () => {
  it.each<[string, DraftPreferences]>([
    // Saturday, 21 November 2026.
    ['3 days next weekend', { start_date: '2026-11-28', days: 3, end_date: '2026-11-30' }],
    ['next weekend', { start_date: '2026-11-28', end_date: '2026-11-29' }],
    ['this weekend', { start_date: '2026-11-21', end_date: '2026-11-22' }],
    ['Saturday to Monday', { start_date: '2026-11-21', end_date: '2026-11-23' }],
    ['Sat - Mon', { start_date: '2026-11-21', end_date: '2026-11-23' }],
    ['on Friday', { start_date: '2026-11-27' }],
    ['next Friday', { start_date: '2026-11-27' }],
    ['nxt Saturday', { start_date: '2026-11-28' }],
    ['Friday 4 December', { start_date: '2026-12-04' }],
    ['from Wed to the 30th', { start_date: '2026-11-25', end_date: '2026-11-30' }],
    ['for 3 days from the 6th', { start_date: '2026-12-06', end_date: '2026-12-08', days: 3 }],
    ['from the 28th until the 2nd', { start_date: '2026-11-28', end_date: '2026-12-02' }],
    ['from the 24th to the 22nd', { start_date: '2026-11-24', end_date: '2026-12-22' }],
    ['the day after tomorrow', { start_date: '2026-11-23' }],
    ['in two weeks', { start_date: '2026-12-05' }],
    ['for a week next week', { start_date: '2026-11-23', end_date: '2026-11-29', days: 7 }],
    ['Friday afternoon', { start_date: '2026-11-27', earliest: '12:00', latest: '18:00' }],
    ['this evening', { start_date: today, earliest: '17:00' }],
    ['tomorrow morning', { start_date: '2026-11-22', latest: '13:00' }],
    ['we lay in the sun and sat on the beach', { interests: ['beach'] }],
    ['not before 10, back by 6', { earliest: '10:00', latest: '18:00' }],
    ['start after 9:30 and finish by 8pm', { earliest: '09:30', latest: '20:00' }],
    ['between 10 am and 5 pm', { earliest: '10:00', latest: '17:00' }],
    ['not before 2 pm', { earliest: '14:00' }],
    ['not before 12:30 pm', { earliest: '12:30' }],
    ['back by 12 am', { latest: '00:00' }],
    ['not before 25:00', {}],
    ['back by 18:75', {}],
    ['not after 6 pm', { latest: '18:00' }],
    ['in the morning only', { latest: '13:00' }],
    ['until noon', { latest: '12:00' }],
    ['after 2 days', { days: 2 }],
    ['2 adults and kids 4 and 7', { group_size: 4, child_ages: [4, 7], interests: ['family'] }],
    ['2 adults, 2 children aged 7 and 4', { group_size: 4, child_ages: [4, 7], interests: ['family'] }],
    ['a family of 3, our son is 6', { group_size: 3, child_ages: [6], interests: ['family'] }],
    ['a 4-year-old and a baby', { child_ages: [1, 4] }],
    ['2 kids, 3 days', { group_size: 2, days: 3, interests: ['family'] }],
    ['my daughter is 30', {}],
    ['500 per person', { budget_range: [0, 500], budget_per_person: true }],
    ['AED 300 each', { budget_range: [0, 300], budget_per_person: true }],
    ['under 800 in total', { budget_range: [0, 800] }],
    ['less than 3 hours', {}],
    ['one of us is vegetarian, one vegan', { diets: ['vegetarian', 'vegan'] }],
    ['gluten free and halal', { diets: ['halal', 'gluten_free'] }],
    ['not vegan', {}],
    ['grandma is in a wheelchair', { needs: ['wheelchair'] }],
    ['we push a stroller', { needs: ['stroller'] }],
    ['a relaxed trip', { pace: 'relaxed' }],
    ['we want to see as much as possible', { pace: 'full' }],
    ['we stay at the Atlantis', { hotel: 'Atlantis' }],
    ['our hotel is in Deira, budget 500', { hotel: 'Deira', budget_range: [0, 500] }],
    ['staying in Dubai', { destination: 'Dubai' }],
    ['add the Louvre', { wanted: ['Louvre'] }],
    ['we want to visit the Louvre', { wanted: ['Louvre'] }],
    ['we must see the fish market and the Louvre', { wanted: ['fish market', 'Louvre'] }],
    ['I would like Burj Khalifa in Dubai', { destination: 'Dubai', wanted: ['Burj Khalifa'] }],
    ['we would love some food', { interests: ['food'] }],
    ['remove the great wheel', { unwanted: ['great wheel'] }],
    ['without shopping', { rejected_interests: ['shopping'] }],
    ['3 dys in abu dabi for 2 ppl', { destination: 'Abu Dhabi', days: 3, group_size: 2 }],
    [
      'desret safari on firday, vegitarian',
      { start_date: '2026-11-27', diets: ['vegetarian'], interests: ['adventure', 'nature'] },
    ],
  ])('“%s”', (text, preferences) => expect(extract(text)).toEqual(preferences));

  it('a place is either wanted or rejected, whatever was said before', () => {
    const added = extract('add the Louvre and the fish market');
    const removed = extract('remove the louvre', added);
    expect(removed).toEqual({ wanted: ['fish market'], unwanted: ['louvre'] });
    expect(extract('include the Louvre', removed)).toEqual({ wanted: ['fish market', 'Louvre'], unwanted: [] });
  });

  it('a place that is added to a trip doesn’t move it', () => {
    const known = { destination: 'Dubai' };
    expect(extract('add the Louvre in Abu Dhabi', known)).toEqual({ ...known, wanted: ['Louvre'] });
    expect(extract('to Abu Dhabi', known)).toEqual({ destination: 'Abu Dhabi' });
  });

  it('an interest is either liked or rejected', () => {
    const rejected = extract('no shopping', { interests: ['shopping', 'food'] });
    expect(rejected).toEqual({ interests: ['food'], rejected_interests: ['shopping'] });
    expect(extract('we like shopping after all', rejected)).toEqual({
      interests: ['food', 'shopping'],
      rejected_interests: [],
    });
  });

  it('a new budget is for the group unless it says otherwise', () => {
    expect(extract('budget 900', extract('500 each'))).toEqual({ budget_range: [0, 900] });
  });

  it('a last weekday follows the known first day', () => {
    expect(extract('until Monday', { start_date: '2026-12-04' }).end_date).toBe('2026-12-07');
  });
});

describe('a conversation', () => {
  it('PLAN-12 CONST-29 counts the first day', () => {
    expect(extract('3 days trip', { start_date: '2030-03-01' }).end_date).toBe('2030-03-03');
  });

  it('GAP-70 remembers a length until there is a first day', () => {
    const first = extract('a 3 days trip to Dubai');
    expect(first).toEqual({ destination: 'Dubai', days: 3 });
    expect(extract('from 2030-03-01', first).end_date).toBe('2030-03-03');
  });

  it('moves the trip when its first day changes', () => {
    expect(extract('from 2030-04-01', { start_date: '2030-03-01', end_date: '2030-03-03', days: 3 }).end_date).toBe(
      '2030-04-03',
    );
    expect(extract('from 2030-04-01', { start_date: '2030-03-01', end_date: '2030-03-03' }).end_date).toBeNull();
    expect(extract('from 2030-03-02', { start_date: '2030-03-01', end_date: '2030-03-03' }).end_date).toBe(
      '2030-03-03',
    );
  });

  it('reads a date after “until” as the last day', () => {
    expect(extract('until 2030-03-05', { start_date: '2030-03-01' })).toEqual({
      start_date: '2030-03-01',
      end_date: '2030-03-05',
    });
    expect(extract('until 2030-03-05', {})).toEqual({ start_date: '2030-03-05' });
  });

  it('preserves what a message doesn’t mention, and removes rejected interests', () => {
    const known: DraftPreferences = {
      destination: 'Dubai',
      interests: ['food', 'shopping'],
      group_size: 2,
      end_date: '2030-03-03',
      start_date: '2030-03-01',
    };
    expect(extract('thank you', known)).toEqual(known);
    expect(extract('beach, without shopping', known).interests).toEqual(['food', 'beach']);
    expect(extract('no food and no shopping', known).interests).toEqual([]);
  });
});

describe('formatPlannerReply', () => {
  it.each<[string, DraftPreferences, RegExp]>([
    ['asks for both', {}, /^Where would you like to go, and when/],
    ['asks for the date', { destination: 'Dubai', days: 1 }, /^Dubai 1 day\. On which date/],
    ['asks for the place', { start_date: '2030-03-01', days: 3 }, /^From Fri 1 March 2030\. Where/],
    [
      'mentions that the day has passed',
      { destination: 'Dubai', start_date: '2026-03-01' },
      /That first day has passed/,
    ],
    ['is ready', { destination: 'Dubai', start_date: '2030-03-01' }, /how many you are, what you like, your budget\.$/],
    [
      'repeats all it knows',
      {
        destination: 'Dubai',
        start_date: '2030-03-01',
        end_date: '2030-03-03',
        interests: ['food'],
        budget_range: [500, 1500],
        group_size: 2,
      },
      /^Dubai from Fri 1 March 2030 to Sun 3 March 2030, for 2 people, interested in food, AED 500 to AED 1,500\. Press “Generate Itinerary” when you are ready, or change anything you like\.$/,
    ],
    [
      'one traveller, one day',
      { destination: 'Dubai', start_date: '2030-03-01', end_date: '2030-03-01', group_size: 1 },
      /^Dubai from Fri 1 March 2030, for one\./,
    ],
    ['days before dates', { destination: 'Dubai', days: 3 }, /^Dubai 3 days\. /],
  ])('GAP-68 %s', (_, preferences, reply) => expect(formatPlannerReply(preferences, today)).toMatch(reply));

  it('PLAN-04 formats a budget', () => {
    expect(formatBudget([0, 1500])).toBe('up to AED 1,500');
    expect(formatBudget([500, 1500.5])).toBe('AED 500 to AED 1,500.50');
  });
});

describe('preferences', () => {
  it('PLAN-18 a plan needs a destination and a first day', () => {
    expect(canPlan({ destination: 'Dubai', start_date: '2030-03-01' })).toBe(true);
    expect(canPlan({ destination: 'Dubai' })).toBe(false);
    expect(canPlan({ start_date: '2030-03-01' })).toBe(false);
    expect(canPlan({})).toBe(false);
  });

  it('PLAN-14 ENTITY-43 stored preferences have no length', () => {
    expect(toPreferences({ destination: 'Dubai', days: 3 })).toEqual({ destination: 'Dubai' });
  });
});
