import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiscountRate, discountPrice } from '../pricing/index.ts';
import { anAmount } from '../testing/arbitraries.ts';
import {
  applyPromoCode,
  coversProduct,
  findPromoCodeError,
  isPromoCodeText,
  type PromoLine,
  type PromoTerms,
  promoCodeMessages as texts,
} from './index.ts';

const safari = { type: 'activity', id: '101' } as const;
const tower = { type: 'ticket', id: '201' } as const;
const everything = { products: [] };
const line = (product: PromoLine['product'], amount: number): PromoLine => ({ product, amount });

describe('GAP-26 when a promo code can be used', () => {
  const free: PromoTerms = {
    isActive: true,
    validFrom: null,
    validUntil: null,
    maxUses: null,
    maxUsesPerCustomer: null,
  };
  const unused = { total: 0, byCustomer: 0 };
  it.each([
    ['without limits', {}, { total: 999, byCustomer: 99 }, null],
    ['that is off', { isActive: false }, unused, texts.ended],
    ['on its first day', { validFrom: '2030-03-10' }, unused, null],
    ['before its first day', { validFrom: '2030-03-11' }, unused, texts.notStarted],
    ['on its last day', { validUntil: '2030-03-10' }, unused, null],
    ['after its last day', { validUntil: '2030-03-09' }, unused, texts.ended],
    ['with a use left', { maxUses: 5 }, { total: 4, byCustomer: 4 }, null],
    ['without a use left', { maxUses: 5 }, { total: 5, byCustomer: 0 }, texts.usedUp],
    ['with a use left for the customer', { maxUsesPerCustomer: 2 }, { total: 9, byCustomer: 1 }, null],
    ['that the customer has used', { maxUsesPerCustomer: 2 }, { total: 9, byCustomer: 2 }, texts.usedByCustomer],
  ] as const)('%s', (_what, terms, uses, error) => {
    expect(findPromoCodeError({ ...free, ...terms }, uses, '2030-03-10')).toBe(error);
  });

  it('not if there is none', () => expect(findPromoCodeError(null, unused, '2030-03-10')).toBe(texts.unknown));
});

it.each([
  ['SPRING10', true],
  ['sorry-50', true],
  ['abc', true],
  ['x'.repeat(24), true],
  ['ab', false],
  ['x'.repeat(25), false],
  ['-abc', false],
  ['abc-', false],
  ['ten percent', false],
  ['', false],
])('GAP-26 %o can be a promo code: %o', (text, isCode) => expect(isPromoCodeText(text)).toBe(isCode));

it('GAP-26 a promo code is for all products, or for those that it names by kind and id', () => {
  expect(coversProduct(everything, safari)).toBe(true);
  expect(coversProduct({ products: [tower] }, tower)).toBe(true);
  expect(coversProduct({ products: [tower] }, { ...tower, id: '202' })).toBe(false);
  expect(coversProduct({ products: [tower] }, { ...tower, type: 'activity' })).toBe(false);
  const sedan = { type: 'transfer', id: '201' } as const;
  expect([coversProduct(everything, sedan), coversProduct({ products: [tower] }, sedan)]).toEqual([true, false]);
});

describe('GAP-26 what a promo code takes off an order', () => {
  const bookings = [[line(safari, 300_00)], [line(tower, 400_00), line({ ...tower, id: '202' }, 100_00)]];
  const ten = { rate: { percent: 10 } };
  it.each([
    [
      'the booking that it saves the most on',
      { ...ten, ...everything },
      0,
      { index: 1, amount: -50_00, covered: 500_00 },
    ],
    [
      'only its products',
      { ...ten, products: [tower] },
      0,
      { index: 1, amount: -40_00, total: 460_00, covered: 400_00 },
    ],
    ['the first of equal ones', { rate: { amount: 20_00 }, ...everything }, 0, { index: 0, amount: -20_00 }],
    ['another booking than the first', { rate: { amount: 40_00 }, ...everything }, 10, { index: 1, amount: -40_00 }],
    [
      'the first one if that saves more',
      { ...ten, products: [safari] },
      9,
      { index: 0, amount: -30_00, total: 270_00 },
    ],
  ])('%s', (_what, offer, firstBookingPercent, discount) => {
    expect(applyPromoCode(offer, bookings, firstBookingPercent)).toMatchObject(discount);
  });

  it('nothing if it is for other products, or saves no more than a first booking', () => {
    expect(applyPromoCode({ ...ten, products: [{ ...safari, id: '9' }] }, bookings, 0)).toBe(texts.otherProducts);
    expect(applyPromoCode({ ...ten, products: [safari] }, bookings, 10)).toBe(texts.smaller);
    expect(applyPromoCode({ ...ten, ...everything }, [], 0)).toBe(texts.otherProducts);
  });

  it('saves as much as on any other booking, and no price becomes negative', () => {
    const aRate: fc.Arbitrary<DiscountRate> = fc.oneof(
      fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ amount: anAmount }),
    );
    const someLines = fc.array(fc.tuple(fc.constantFrom(safari, tower), anAmount), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(
        aRate,
        fc.constantFrom([], [safari], [tower]),
        fc.array(someLines, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 20 }),
        (rate, products, orders, percent) => {
          const all = orders.map((lines) => lines.map(([product, amount]) => line(product, amount)));
          const subtotals = all.map((lines) => lines.reduce((total, { amount }) => total + amount, 0));
          const first = discountPrice(subtotals[0]!, { percent })?.amount ?? 0;
          const totals = all.map((lines, index) => {
            const covered = lines.filter(({ product }) => coversProduct({ products }, product));
            const part = covered.reduce((total, { amount }) => total + amount, 0);
            const saved = discountPrice(subtotals[index]!, rate, part)?.amount ?? 0;
            return saved + (index === 0 ? 0 : first);
          });
          const found = applyPromoCode({ rate, products }, all, percent);
          const cheapest = Math.min(first, ...totals);
          if (typeof found === 'string') {
            expect(cheapest).toBe(first);
            return;
          }
          expect(found.amount + (found.index === 0 ? 0 : first)).toBe(cheapest);
          expect(found.total).toBe(found.subtotal + found.amount);
          expect(found.total).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
