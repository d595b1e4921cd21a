import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { anActivityChoice, someFares } from '../testing/arbitraries.ts';
import { formatChildDiscount, type Quote, type QuoteLine, quoteActivity } from './index.ts';

const fares = { adult: 200_00, child: 140_00, private: 900_00 };
const quote = (adults: number, children = 0, infants = 0, rest = {}) =>
  quoteActivity(fares, { party: { adults, children, infants }, isPrivate: false, addons: [], ...rest }, 'everyone');
const total = (...choice: Parameters<typeof quote>) => quote(...choice).total;
const aCount = fc.constantFrom('everyone', 'payers');
const photos = { title: 'Photos', price: 25_00, quantity: 2 };
const lunch = { title: 'Lunch', price: 40_00, quantity: 1 };

describe('quoteActivity', () => {
  it.each([
    ['CONST-10 two adults pay the fare', total(2), 400_00],
    ['CONST-10 a child pays the child price', total(1, 1), 340_00],
    ['ACT-25 an infant is free', total(1, 0, 1), 200_00],
    ['CONST-11 three people get 10 % off', total(2, 1), 486_00],
    ['CONST-11 four people get 10 % off', total(4), 720_00],
    ['CONST-11 five people get 15 % off', total(4, 1), 799_00],
    ['CONST-11 an infant is free but counts as a person', total(2, 0, 1), 360_00],
    ['CONST-12 a private activity is charged once for six', total(6, 0, 0, { isPrivate: true }), 900_00],
    ['CONST-12 a private activity for one costs the same', total(1, 0, 0, { isPrivate: true }), 900_00],
    ['CONST-12 a private activity is charged for every six', total(7, 0, 0, { isPrivate: true }), 1800_00],
    ['CONST-12 counts everyone, including infants', total(4, 4, 4, { isPrivate: true }), 1800_00],
    ['CONST-12 thirteen people are three groups', total(10, 2, 1, { isPrivate: true }), 2700_00],
    ['CONST-13 add-ons are never discounted', total(2, 1, 0, { addons: [photos, lunch] }), 576_00],
    ['CONST-13 add-ons are added to a private activity', total(2, 0, 0, { isPrivate: true, addons: [lunch] }), 940_00],
  ])('%s', (_, actual, expected) => expect(actual).toBe(expected));

  it('CONST-14 charges the actual child price, whatever its label', () => {
    const choice = { party: { adults: 0, children: 1, infants: 0 }, isPrivate: false, addons: [] };
    expect(quoteActivity({ adult: 200_00, child: 150_00 }, choice, 'everyone').total).toBe(150_00);
  });

  it('ACT-26 lists the lines of a shared price', () => {
    expect(quote(2, 1, 0, { addons: [photos] }).lines).toEqual([
      { kind: 'adults', count: 2, amount: 400_00 },
      { kind: 'children', count: 1, amount: 140_00 },
      { kind: 'groupDiscount', percent: 10, amount: -54_00 },
      { kind: 'addon', title: 'Photos', count: 2, amount: 50_00 },
    ]);
    expect(quote(2).lines).toHaveLength(2);
  });

  it('ACT-26 returns the number of groups of a private activity', () => {
    expect(quote(7, 0, 0, { isPrivate: true }).lines).toEqual([{ kind: 'private', count: 2, amount: 1800_00 }]);
  });

  it('GAP-21 rejects a private activity that is not offered', () => {
    const choice = { party: { adults: 1, children: 0, infants: 0 }, isPrivate: true, addons: [] };
    expect(() => quoteActivity({ adult: 1, child: 1 }, choice, 'everyone')).toThrow(
      new RangeError('This activity is not offered privately'),
    );
  });

  it('GAP-85 is the sum of its lines, in whole fils, and never negative', () => {
    fc.assert(
      fc.property(someFares, anActivityChoice, aCount, (anyFares, choice, counted) => {
        const { lines, total } = quoteActivity(anyFares, choice, counted);
        expect(total).toBe(lines.reduce((all, line) => all + line.amount, 0));
        expect(lines.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
        expect(total).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('CONST-13 does not depend on the order of add-ons', () => {
    fc.assert(
      fc.property(someFares, anActivityChoice, (anyFares, choice) => {
        const turned = { ...choice, addons: choice.addons.toReversed() };
        const priced = [turned, choice].map((one) => quoteActivity(anyFares, one, 'everyone').total);
        expect(priced[0]).toBe(priced[1]);
      }),
    );
  });
});

it('CONST-11 the discount by the number of people', () => {
  const getPercent = (adults: number) => {
    const choice = { party: { adults, children: 0, infants: 0 }, isPrivate: false, addons: [] };
    const { lines } = quoteActivity({ adult: 200_00, child: 140_00 }, choice, 'everyone');
    return lines.find((line) => line.kind === 'groupDiscount')?.percent ?? 0;
  };
  expect([1, 2, 3, 4, 5, 6, 30].map(getPercent)).toEqual([0, 0, 10, 10, 15, 15, 15]);
});

describe('CONST-11 improved: only those who pay count for the group discount', () => {
  const price = (adults: number, children: number, infants: number, child = 140_00) =>
    quoteActivity(
      { adult: 200_00, child },
      { party: { adults, children, infants }, isPrivate: false, addons: [] },
      'payers',
    ).total;

  it.each([
    ['two adults and an infant pay in full', price(2, 0, 1), 400_00],
    ['three who pay get 10 % off', price(2, 1, 0), 486_00],
    ['a free child doesn’t count', price(2, 1, 0, 0), 400_00],
    ['four who pay and an infant get 10 % off', price(4, 0, 1), 720_00],
    ['five who pay get 15 % off', price(4, 1, 0), 799_00],
  ])('%s', (_, actual, expected) => expect(actual).toBe(expected));

  it('another infant never changes the price', () => {
    fc.assert(
      fc.property(fc.nat(10), fc.nat(10), fc.nat(9), (adults, children, infants) => {
        expect(price(adults, children, infants + 1)).toBe(price(adults, children, infants));
      }),
    );
  });
});

it('ACT-26 the kind of a line decides its fields', () => {
  expectTypeOf<Quote['lines'][number]>().toEqualTypeOf<QuoteLine>();
  expectTypeOf<Extract<QuoteLine, { kind: 'groupDiscount' }>['percent']>().toBeNumber();
  expectTypeOf<Extract<QuoteLine, { kind: 'groupDiscount' }>>().not.toHaveProperty('count');
});

it.each([
  [200_00, 140_00, '30% off'],
  [200_00, 150_00, '25% off'],
  [199_00, 139_30, '30% off'],
  [300_00, 200_00, '33% off'],
  [100_00, 99_50, undefined],
  [100_00, 100_00, undefined],
  [100_00, 120_00, undefined],
  [100_00, 0, '100% off'],
  [0, 0, undefined],
])(
  'QUIRK-11 CONST-14 an adult at %i and a child at %i: %s, and 30%% in any case as specified',
  (adult, child, label) => {
    expect(formatChildDiscount({ adult, child }, null)).toBe(label);
    expect(formatChildDiscount({ adult, child }, '30% off')).toBe('30% off');
  },
);

it('CONST-11 if only payers count, free adults and children earn no group discount', () => {
  const choice = { party: { adults: 3, children: 3, infants: 0 }, isPrivate: false, addons: [] };
  const discounts = (fares: { adult: number; child: number }) =>
    quoteActivity(fares, choice, 'payers').lines.filter(({ kind }) => kind === 'groupDiscount');
  expect(discounts({ adult: 100_00, child: 50_00 })).toMatchObject([{ percent: 15 }]);
  expect(discounts({ adult: 100_00, child: 0 })).toMatchObject([{ percent: 10 }]);
  expect(discounts({ adult: 0, child: 50_00 })).toMatchObject([{ percent: 10 }]);
});
