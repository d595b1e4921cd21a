import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPaymentEvent, type PaymentState, spreadRefund, startPayment } from '../payment/index.ts';
import {
  type ChangedLine,
  findDateChangeEnd,
  getChangeSettlement,
  getRefundPercent,
  type LineDiscount,
  listRefunds,
  priceChange,
  reduceAmount,
  spreadDiscount,
} from './index.ts';

const start = { date: '2030-03-10', time: '09:00' } as const;
const terms = [
  { hours_before: 72, percent: 100 },
  { hours_before: 24, percent: 50 },
];
const at = (text: string) => new Date(text);

const amounts = fc.integer({ min: 0, max: 1_000_000_00 });
const percents = fc.integer({ min: 0, max: 100 });

describe('fewer travellers', () => {
  it.each([
    ['the booked amount in the ratio of the current prices', 540_00, 600_00, 400_00, 360_00],
    ['a risen price doesn’t make a smaller party dearer', 100_00, 150_00, 150_00, 100_00],
    ['a lost group discount doesn’t either', 448_20, 448_20, 498_00, 448_20],
    ['a line without a current price keeps its amount', 100_00, 0, 0, 100_00],
    ['is rounded half up', 10_01, 200, 100, 5_01],
    ['beyond exact numbers', 9_000_000_000_00, 9_000_000_000_01, 4_500_000_000_01, 4_500_000_000_00],
  ])('GAP-30 %s', (_, booked, before, after, amount) => {
    expect(reduceAmount({ booked, base: booked, current: { before, after } })).toBe(amount);
  });

  it('in two steps cost the same as at once, unless the first step costs less: a smaller party is never dearer', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, amounts, (booked, before, between, after) => {
        const reduce = (from: number, to: number) =>
          reduceAmount({ booked: from, base: booked, current: { before, after: to } });
        const first = reduce(booked, between);
        expect(first).toBeLessThanOrEqual(booked);
        expect(reduce(first, after)).toBe(Math.min(first, reduce(booked, after)));
      }),
    );
  });
});

describe('the terms of a line', () => {
  it.each([
    ['2030-03-01T00:00:00Z', 100, '2030-03-07T05:00:00.000Z'],
    ['2030-03-07T04:59:59Z', 100, '2030-03-07T05:00:00.000Z'],
    ['2030-03-07T05:00:00Z', 50, undefined],
    ['2030-03-09T05:00:00Z', 0, undefined],
    ['2030-03-11T05:00:00Z', 0, undefined],
  ])('CONST-20 at %s refund %i %%; the date can be changed until %s', (now, percent, until) => {
    expect(getRefundPercent(start, terms, at(now))).toBe(percent);
    expect(findDateChangeEnd(start, terms, at(now))?.toISOString()).toBe(until);
  });

  it('refund of a removed line what a cancellation of it alone would refund', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 240 }), fc.integer({ min: 0, max: 1_000_00 }), (hours, booked) => {
        const now = new Date(at('2030-03-10T05:00:00Z').getTime() - hours * 3_600_000);
        const percent = getRefundPercent(start, terms, now);
        const lines = [{ booked, paid: booked, amount: 0, discount: null, percent }];
        const { toRefund } = priceChange({ totalBefore: booked, keptBefore: 0, lines, isPaid: true });
        const [step] = listRefunds({ start, total: booked, parts: [{ amount: booked, terms }] }, now);
        expect(toRefund).toBe(step?.amount ?? 0);
      }),
    );
  });
});

describe('the price of a change', () => {
  const of = (booked: number, amount: number, rest: Partial<ChangedLine> = {}): ChangedLine => ({
    ...{ booked, paid: booked, amount, discount: null, percent: 100 },
    ...rest,
  });
  const priceAll = (lines: readonly ChangedLine[], { keptBefore = 0, isPaid = true } = {}) => {
    const totalBefore = lines.reduce((total, { paid }) => total + paid, keptBefore);
    return priceChange({ totalBefore, keptBefore, lines, isPaid });
  };

  it.each([
    ['dearer', [of(300_00, 350_00)], {}, { total: 350_00, toPay: 50_00, toRefund: 0 }],
    ['cheaper', [of(300_00, 250_00)], {}, { total: 250_00, toPay: 0, toRefund: 50_00 }],
    ['equal', [of(300_00, 300_00)], {}, { total: 300_00, toPay: 0, toRefund: 0 }],
    [
      'partly kept',
      [of(300_00, 200_00, { percent: 50 })],
      {},
      { kept: 50_00, subtotal: 250_00, total: 250_00, toRefund: 50_00 },
    ],
    ['half of a removed line', [of(99_99, 0, { percent: 50 })], {}, { kept: 49_99, toRefund: 50_00 }],
    ['nothing of a removed line', [of(99_99, 0, { percent: 0 })], {}, { kept: 99_99, toRefund: 0 }],
    ['kept before', [of(300_00, 200_00)], { keptBefore: 40_00 }, { kept: 40_00, total: 240_00, toRefund: 100_00 }],
    [
      'one dearer, one removed',
      [of(100_00, 140_00), of(100_00, 0, { percent: 50 })],
      {},
      { kept: 50_00, total: 190_00, toRefund: 10_00 },
    ],
    ['unpaid, dearer', [of(300_00, 350_00)], { isPaid: false }, { total: 350_00, toPay: 50_00, toRefund: 0 }],
    ['unpaid, less', [of(300_00, 200_00, { percent: 50 })], { isPaid: false }, { kept: 0, total: 200_00, toRefund: 0 }],
  ])('GAP-30 %s', (_, lines, rest, price) => {
    expect(priceAll(lines, rest)).toMatchObject(price);
  });

  const tenth = { percent: 10 };
  const share = (amount: number, base: number): LineDiscount => ({ amount, base });

  it.each([
    ['a percentage follows its lines', of(100_00, 80_00, { paid: 90_00, discount: tenth }), 72_00, 18_00],
    ['a percentage, dearer', of(100_00, 200_00, { paid: 90_00, discount: tenth }), 180_00, 0],
    ['a line that stays keeps its rounding', of(5, 5, { paid: 4, discount: tenth }), 4, 0],
    ['a line that costs less isn’t paid with more', of(6, 5, { paid: 4, discount: tenth }), 4, 0],
    ['an amount: its share first', of(100_00, 60_00, { paid: 80_00, discount: share(20_00, 100_00) }), 48_00, 32_00],
    [
      'an amount: its share first, then the terms',
      of(100_00, 0, { paid: 25_00, discount: share(75_00, 100_00), percent: 50 }),
      0,
      12_50,
    ],
    [
      'an amount stays on a dearer date',
      of(100_00, 150_00, { paid: 80_00, discount: share(20_00, 150_00) }),
      130_00,
      0,
    ],
    ['an amount takes off no more than the price', of(90_00, 60_00, { paid: 0, discount: share(150_00, 90_00) }), 0, 0],
    ['a line that was free and has a price now', of(0, 50_00, { discount: share(0, 50_00) }), 50_00, 0],
    ['nothing is paid for a removed line', of(100_00, 0, { paid: 0, discount: share(0, 0) }), 0, 0],
  ])('GAP-30 F3 of the discount of a line: %s', (_, line, paid, toRefund) => {
    expect(priceAll([line])).toMatchObject({ paid: [paid], toRefund });
  });
});

describe('the shares of a discount', () => {
  it('add up to it, and are in the ratio of the prices to a fils', () => {
    const prices = fc.array(amounts, { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(amounts, prices, (discount, lines) => {
        const whole = lines.reduce((all, price) => all + price, 0);
        const shares = spreadDiscount(discount, lines);
        expect(shares.reduce((all, share) => all + share, 0)).toBe(whole === 0 ? 0 : discount);
        for (const [index, share] of shares.entries())
          expect(Math.abs(share - (discount * (lines[index] ?? 0)) / (whole || 1))).toBeLessThanOrEqual(1);
        if (discount <= whole)
          for (const [index, share] of shares.entries()) expect(share).toBeLessThanOrEqual(lines[index] ?? 0);
      }),
    );
  });
});

describe('F3 nothing is refunded beyond what was paid for that part', () => {
  const aLine = fc.record({
    price: fc.integer({ min: 0, max: 9_999 }),
    percents: fc.array(percents, { minLength: 8, maxLength: 8 }),
  });
  const aDiscount = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ amount: fc.integer({ min: 1, max: 30_000 }) }),
    fc.constant(null),
  );
  /** In per mille of what is left of each line. */
  const changes = fc.array(
    fc.array(fc.oneof(fc.integer({ min: 0, max: 1000 }), fc.constant(1000)), { minLength: 4, maxLength: 4 }),
    { maxLength: 7 },
  );

  it('any changes to fewer travellers and lines, and the cancellation, refund at most what cancelling at once would', () => {
    fc.assert(
      fc.property(fc.array(aLine, { minLength: 1, maxLength: 4 }), aDiscount, changes, (drawn, rate, all) => {
        // Terms never refund more at a later time.
        const lines = drawn.map((line) => ({ ...line, percents: line.percents.toSorted((one, other) => other - one) }));
        const prices = lines.map(({ price }) => price);
        const whole = prices.reduce((sum, price) => sum + price, 0);
        const taken = !rate
          ? 0
          : 'amount' in rate
            ? rate.amount
            : whole - Math.floor((whole * (100 - rate.percent) + 50) / 100);
        const shares = spreadDiscount(taken, prices);
        let state = prices.map((price, index) => ({
          amount: price,
          paid: price - Math.min(price, shares[index] ?? 0),
        }));
        const paid = state.reduce((sum, line) => sum + line.paid, 0);
        const cancel = (time: number, kept: number) => {
          const parts = state.map((line, index) => ({
            amount: line.paid,
            terms: [{ hours_before: 1, percent: lines[index]?.percents[time] ?? 0 }],
          }));
          const total = parts.reduce((sum, { amount }) => sum + amount, kept);
          return (
            listRefunds({ start, total, parts: [...parts, { amount: kept, terms: [] }] }, new Date(0))[0]?.amount ?? 0
          );
        };
        const atOnce = cancel(0, 0);
        let [kept, refunded, total] = [0, 0, paid];
        for (const [time, parts] of all.entries()) {
          const changed = state.map(
            ({ amount, paid: before }, index): ChangedLine => ({
              booked: amount,
              paid: before,
              amount: Math.floor((amount * (parts[index] ?? 1000)) / 1000),
              discount: rate && ('percent' in rate ? rate : { amount: shares[index] ?? 0, base: prices[index] ?? 0 }),
              percent: lines[index]?.percents[time] ?? 0,
            }),
          );
          const price = priceChange({ totalBefore: total, keptBefore: kept, lines: changed, isPaid: true });
          expect(price.toPay).toBe(0);
          expect(price.kept).toBeGreaterThanOrEqual(kept);
          expect(price.total).toBe(price.paid.reduce((sum, amount) => sum + amount, price.kept));
          expect(price.total + price.toRefund).toBe(total);
          state = changed.map(({ amount }, index) => ({ amount, paid: price.paid[index] ?? 0 }));
          [kept, total, refunded] = [price.kept, price.total, refunded + price.toRefund];
        }
        const inTotal = refunded + cancel(7, kept);
        expect(inTotal).toBeLessThanOrEqual(atOnce);
        expect(inTotal).toBeLessThanOrEqual(paid);
      }),
      { numRuns: 1000 },
    );
  });
});

interface Ledger {
  readonly total: number;
  readonly payments: readonly (PaymentState & { readonly id: string })[];
}

const pay = (id: string, amount: number) => ({
  ...applyPaymentEvent(startPayment(amount), { type: 'paid' }).state,
  id,
});
const getLeft = ({ amount, refunds }: PaymentState) => refunds.reduce((left, refund) => left - refund.amount, amount);

/** Refunds with the payments of the changes first. Each payment accepts its whole part. */
function refund({ total, payments }: Ledger, amount: number): Ledger {
  const sources = payments.toReversed().map((payment) => ({ paymentId: payment.id, left: getLeft(payment) }));
  const parts = spreadRefund(amount, sources);
  const after = payments.map((payment) => {
    const part = parts.find(({ paymentId }) => paymentId === payment.id);
    if (!part) return payment;
    const refundId = `${payment.id} ${payment.refunds.length}`;
    const { state } = applyPaymentEvent(payment, { type: 'refund-requested', refundId, amount: part.amount });
    expect(getLeft(payment) - getLeft(state)).toBe(part.amount);
    return { ...state, id: payment.id };
  });
  return { total: total - amount, payments: after };
}

describe('what happens with the difference', () => {
  it.each([
    ['is due on the day while nothing is paid', 10_00, 0, false, true, 'pay_on_site'],
    ['is due on the day while nothing is paid, also if it is less', 0, 10_00, false, true, 'pay_on_site'],
    ['is refunded', 0, 10_00, true, true, 'refund'],
    ['is refunded where nothing can be paid online', 0, 10_00, true, false, 'refund'],
    ['is none', 0, 0, true, false, 'none'],
    ['is paid online', 10_00, 0, true, true, 'pay_online'],
    ['can’t be paid without a provider', 10_00, 0, true, false, null],
  ])('%s', (_what, toPay, toRefund, isPaid, canPayOnline, settlement) => {
    expect(getChangeSettlement({ toPay, toRefund }, { isPaid, canPayOnline })).toBe(settlement);
  });
});

describe('a paid booking that is changed again and again', () => {
  const changes = fc.array(
    fc.record({
      amount: fc.integer({ min: 0, max: 500_00 }),
      percent: percents,
      discount: fc.record({ percent: percents }),
    }),
    { maxLength: 12 },
  );

  it('is always paid exactly, and no payment refunds more than it took', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500_00 }), changes, (booked, all) => {
        let ledger: Ledger = { total: booked, payments: [pay('0', booked)] };
        let keptBefore = 0;
        let [amount, paid] = [booked, booked];
        for (const [index, line] of all.entries()) {
          const price = priceChange({
            totalBefore: ledger.total,
            keptBefore,
            lines: [{ ...line, booked: amount, paid }],
            isPaid: true,
          });
          keptBefore = price.kept;
          [amount, paid] = [line.amount, price.paid[0] ?? 0];
          if (price.toPay > 0)
            ledger = {
              total: ledger.total + price.toPay,
              payments: [...ledger.payments, pay(`${index + 1}`, price.toPay)],
            };
          ledger = refund(ledger, price.toRefund);
          expect(ledger.total).toBe(price.total);
          expect(ledger.payments.reduce((left, payment) => left + getLeft(payment), 0)).toBe(price.total);
          for (const payment of ledger.payments) expect(getLeft(payment)).toBeGreaterThanOrEqual(0);
        }
        const cancelled = refund(ledger, ledger.total);
        expect(cancelled.payments.map(getLeft)).toEqual(cancelled.payments.map(() => 0));
      }),
      { numRuns: 1000 },
    );
  });

  it('gets back at most what is left, even if refunds were made elsewhere', () => {
    expect(
      spreadRefund(100, [
        { paymentId: 'b', left: -5 },
        { paymentId: 'a', left: 70 },
      ]),
    ).toEqual([{ paymentId: 'a', amount: 70 }]);
  });
});

it('a discount of lines that cost nothing is spread as nothing', () =>
  expect(spreadDiscount(0, [0, 0])).toEqual([0, 0]));
