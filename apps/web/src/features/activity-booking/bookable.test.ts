import { expect, it } from 'vitest';
import { type Bookable, findAgeErrors, withFaresOn } from './bookable.ts';

const high = {
  name: 'High season',
  startDate: '2030-12-20',
  endDate: '2031-01-05',
  adult: 300_00,
  child: 270_00,
};
const low = {
  ...high,
  name: 'Low season',
  startDate: '2030-07-01',
  endDate: '2030-07-31',
  adult: 150_00,
  child: 75_00,
};
const everyDay = { id: '1', startDate: '2030-01-01', endDate: '2031-12-31', weekdays: [0, 1, 2, 3, 4, 5, 6] };
const bookable: Bookable = {
  id: '7',
  slug: 'evening-dunes',
  title: 'Evening dunes',
  location: 'Dubai',
  groupDiscountCounts: 'everyone',
  fares: { adult: 200_00, child: 140_00 },
  childLabel: '30% off',
  fixedChildLabel: null,
  seasons: [high, low],
  slots: [everyDay],
  maxParticipants: null,
  addons: [],
};
const faresOn = (date: string | null, today: string | undefined = '2030-06-01') => {
  const { fares, childLabel } = withFaresOn(bookable, date, today);
  return [fares.season, fares.adult, childLabel];
};

it('the fares are those of the chosen date, or else the lowest ahead', () => {
  expect(faresOn('2030-12-24')).toEqual(['High season', 300_00, '10% off']);
  expect(faresOn('2030-12-19')).toEqual([undefined, 200_00, '30% off']);
  expect(faresOn(null)).toEqual(['Low season', 150_00, '50% off']);
  expect(faresOn(null, '2030-08-01')).toEqual([undefined, 200_00, '30% off']);
});

it('without seasons, the activity is the same on each date', () => {
  const steady = { ...bookable, seasons: [] };
  expect(withFaresOn(steady, '2030-12-24', '2030-06-01')).toBe(steady);
});

it.each([
  [{ adults: 2, children: 1, infants: 1 }, ['children', 'infants']],
  [{ adults: 2, children: 1, infants: 0 }, ['children']],
])('ACT-17 of %o, %o are too young for an activity from 13 years, if age limits apply', (party, members) => {
  const limited = { ...bookable, minAge: 13 };
  const text = 'Only for people from 13 years. Set this to 0 to continue.';
  expect(findAgeErrors(limited, party)).toEqual(Object.fromEntries(members.map((member) => [member, text])));
  expect(findAgeErrors(limited, { ...party, children: 0, infants: 0 })).toBeUndefined();
  expect(findAgeErrors({ ...limited, minAge: undefined }, party)).toBeUndefined();
});
