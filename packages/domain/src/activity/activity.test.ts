import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type ActivityType,
  activityTypes,
  formatActivityType,
  formatDuration,
  formatLanguages,
  formatPickup,
  formatStartTime,
  formatWireDuration,
  isPickupAddress,
  isPickupPlace,
  type PickupPlace,
  parseDuration,
  pickupPlaces,
  toActivityFares,
} from './index.ts';

describe('activityTypes', () => {
  it('ENTITY-16 HOME-10 the nine kinds in their order', () => {
    expect(activityTypes).toEqual(
      'tour adventure attraction workshop experience water cultural food desert'.split(' '),
    );
    expectTypeOf<ActivityType>().toExtend<string>();
    expectTypeOf<'cruise'>().not.toExtend<ActivityType>();
  });

  it('HOME-10 returns their display names', () => {
    expect(activityTypes.map(formatActivityType)).toEqual(
      'Tour Adventure Attraction Workshop Experience Water Cultural Food Desert'.split(' '),
    );
  });
});

describe('duration', () => {
  it.each([
    ['03:30:00', 210],
    ['00:45:00', 45],
    ['48:00:00', 2880],
    [' 1:05:00 ', 65],
    ['00:00:01', 1],
    ['03:60:00', undefined],
    ['03:30:60', undefined],
    ['03:30', undefined],
    ['x03:30:00', undefined],
    ['03:30:00x', undefined],
    ['half a day', undefined],
  ])('GAP-22 %o is %o minutes', (duration, minutes) => expect(parseDuration(duration)).toBe(minutes));

  it('GAP-22 formatting and parsing are inverse', () => {
    expect(formatWireDuration(210)).toBe('03:30:00');
    expect(formatWireDuration(2880)).toBe('48:00:00');
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), (minutes) => {
        expect(parseDuration(formatWireDuration(minutes))).toBe(minutes);
      }),
    );
  });

  it.each([
    [210, '3 h 30 min'],
    [45, '45 min'],
    [60, '1 h'],
    [1440, '1 day'],
    [2880, '2 days'],
    [1500, '1 day 1 h'],
    [1445, '1 day 5 min'],
    [2945, '2 days 1 h'],
    [0, '0 min'],
  ])('ACT-03 %i minutes are formatted as "%s"', (minutes, text) => expect(formatDuration(minutes)).toBe(text));

  it('ACT-03 shows hours and minutes of a duration below a day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1439 }), (minutes) => {
        const [, hours = '0'] = /(\d+) h/.exec(formatDuration(minutes)) ?? [];
        const [, rest = '0'] = /(\d+) min/.exec(formatDuration(minutes)) ?? [];
        expect(Number(hours) * 60 + Number(rest)).toBe(minutes);
      }),
    );
  });
});

describe('facts', () => {
  it.each([
    ['ACT-04 shows the start time', formatStartTime('09:00:00'), '9:00 AM'],
    ['ACT-04 shows Flexible without a start time', formatStartTime(null), 'Flexible'],
    ['ACT-04 shows Flexible for an undefined start time', formatStartTime(undefined), 'Flexible'],
    ['ACT-04 shows Flexible for text that is no time', formatStartTime('any'), 'Flexible'],
    ['ACT-05 shows the languages', formatLanguages(['English', 'Arabic']), 'English, Arabic'],
    ['ACT-05 falls back to English', formatLanguages([]), 'English'],
    ['ACT-05 falls back to English for null', formatLanguages(null), 'English'],
  ])('%s', (_, actual, expected) => expect(actual).toBe(expected));
});

describe('pickupPlaces', () => {
  it('CART-07 GAP-19 four places and their names', () => {
    expect(pickupPlaces).toEqual([
      { value: 'dubai', label: 'Dubai' },
      { value: 'abu_dhabi', label: 'Abu Dhabi' },
      { value: 'sharjah', label: 'Sharjah' },
      { value: 'ajman', label: 'Ajman' },
    ]);
    expectTypeOf<PickupPlace>().toEqualTypeOf<'dubai' | 'abu_dhabi' | 'sharjah' | 'ajman'>();
  });

  it('ACT-21 accepts only its own places', () => {
    expect(['abu_dhabi', 'Abu Dhabi', '', null].map(isPickupPlace)).toEqual([true, false, false, false]);
    expect(formatPickup('ajman')).toBe('Ajman');
    expect(formatPickup('hotel lobby')).toBe('hotel lobby');
    expect(formatPickup('ajman', 'Fairmont')).toBe('Fairmont, Ajman');
  });

  it.each([
    ['', false],
    ['   ', false],
    [' ab ', false],
    ['Ibn', true],
    ['x'.repeat(200), true],
    ['x'.repeat(201), false],
  ])('ACT-21 an address has 3 to 200 characters: %j', (text, isValid) => expect(isPickupAddress(text)).toBe(isValid));
});

describe('toActivityFares', () => {
  const wire = { base_price: '200.00', child_price: 140, private_available: true, private_price: '900.00' };

  it.each([
    ['ACT-23 a private activity that is marked and priced', wire, { adult: 200_00, child: 140_00, private: 900_00 }],
    [
      'ACT-23 an activity that is not marked as private',
      { ...wire, private_available: false },
      { adult: 200_00, child: 140_00 },
    ],
    [
      'ACT-24 a child price of its own',
      { ...wire, child_price: '155.00' },
      { adult: 200_00, child: 155_00, private: 900_00 },
    ],
    ['GAP-21 a private activity without a price', { ...wire, private_price: null }, { adult: 200_00, child: 140_00 }],
    [
      'ENTITY-14 an activity without private fields',
      { base_price: 200, child_price: '140' },
      { adult: 200_00, child: 140_00 },
    ],
  ])('%s', (_, prices, fares) => expect(toActivityFares(prices)).toEqual(fares));
});
