import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPaymentEvent, type PaymentState, spreadRefund, startPayment } from '../payment/index.ts';
import type { DiscountRate } from '../pricing/index.ts';
import {
  type ChangedLine,
  findDateChangeEnd,
  getChangeSettlement,
  getRefundPercent,
  listRefunds,
  priceChange,
  reduceLine,
} from './index.ts';

const start = { date: '2030-03-10', time: '09:00' } as const;
const terms = [
  { hours_before: 72, percent: 100 },
  { hours_before: 24, percent: 50 },
];
const at = (text: string) => new Date(text);

describe('fewer travellers', () => {
  it.each([
    ['the booked amount in the ratio of the current prices', 540_00, 600_00, 400_00, 100, 360_00, 0],
    ['a risen price doesn’t make a smaller party dearer', 100_00, 150_00, 150_00, 100, 100_00, 0],
    ['a lost group discount doesn’t either', 448_20, 448_20, 498_00, 100, 448_20, 0],
    ['a line without a current price keeps its amount', 100_00, 0, 0, 100, 100_00, 0],
    ['a half of a removed line', 99_99, 99_99, 0, 50, 0, 49_99],
    ['a removed line without a refund', 99_99, 99_99, 0, 0, 0, 99_99],
    ['both are rounded half up', 10_01, 200, 100, 50, 5_01, 2_50],
    ['beyond exact numbers', 9_000_000_000_00, 9_000_000_000_01, 4_500_000_000_01, 100, 4_500_000_000_00, 0],
  ])('GAP-30 %s', (_, booked, before, after, percent, amount, kept) => {
    expect(reduceLine({ booked, current: { before, after }, percent })).toEqual({ booked, amount, kept });
  });

  it('never costs more, and what is refunded and kept is what was removed', () => {
    const amounts = fc.integer({ min: 0, max: 1_000_000_00 });
    fc.assert(
      fc.property(amounts, amounts, amounts, fc.integer({ min: 0, max: 100 }), (booked, before, after, percent) => {
        const { amount, kept } = reduceLine({ booked, current: { before, after }, percent });
        const removed = booked - amount;
        expect(amount).toBeGreaterThanOrEqual(0);
        expect(kept).toBeGreaterThanOrEqual(0);
        expect(removed - kept).toBe(Math.floor((removed * percent + 50) / 100));
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
        const { kept } = reduceLine({ booked, current: { before: 1, after: 0 }, percent });
        const [step] = listRefunds({ start, total: booked, parts: [{ amount: booked, terms }] }, now);
        expect(booked - kept).toBe(step?.amount ?? 0);
      }),
    );
  });
});

describe('the price of a change', () => {
  const line = (amount: number, kept = 0): ChangedLine => ({ booked: 300_00, amount, kept });
  const base = { totalBefore: 300_00, keptBefore: 0, discount: null, isPaid: true };

  it.each([
    ['dearer', { lines: [line(350_00)] }, { total: 350_00, toPay: 50_00, toRefund: 0 }],
    ['cheaper', { lines: [line(250_00)] }, { total: 250_00, toPay: 0, toRefund: 50_00 }],
    ['equal', { lines: [line(300_00)] }, { total: 300_00, toPay: 0, toRefund: 0 }],
    ['partly kept', { lines: [line(200_00, 50_00)] }, { kept: 50_00, total: 250_00, toRefund: 50_00 }],
    ['kept before', { keptBefore: 40_00, lines: [line(200_00)] }, { kept: 40_00, total: 240_00, toRefund: 60_00 }],
    [
      'discounted',
      { discount: { rate: { percent: 10 }, covered: null }, lines: [line(300_00)] },
      { subtotal: 300_00, total: 270_00 },
    ],
    ['unpaid, dearer', { isPaid: false, lines: [line(350_00)] }, { total: 350_00, toPay: 50_00, toRefund: 0 }],
    ['unpaid, less', { isPaid: false, lines: [line(200_00, 50_00)] }, { kept: 0, total: 200_00, toRefund: 0 }],
  ])('GAP-30 %s', (_, change, price) => {
    expect(priceChange({ ...base, ...change })).toMatchObject(price);
  });

  const of = (booked: number, amount: number, kept = 0): ChangedLine => ({ booked, amount, kept });
  const onFirst = (rate: DiscountRate, amount: number) => ({ rate, covered: { lines: new Set([0]), amount } });

  it.each([
    ['follows its lines', { percent: 10 }, 100_00, [of(100_00, 80_00), of(400_00, 400_00)], true, 80_00, 472_00],
    ['is not for the others', { percent: 10 }, 100_00, [of(100_00, 100_00), of(400_00, 200_00)], true, 100_00, 290_00],
    ['is not for others that stay', { percent: 100 }, 100_00, [of(100_00, 0), of(400_00, 400_00)], true, 0, 400_00],
    ['is for what is kept', { percent: 100 }, 100_00, [of(100_00, 0, 50_00), of(400_00, 400_00)], true, 50_00, 400_00],
    ['and for nothing that isn’t', { percent: 100 }, 100_00, [of(100_00, 0, 50_00), of(4_00, 4_00)], false, 0, 4_00],
    ['counts what was kept', { amount: 90_00 }, 130_00, [of(80_00, 20_00), of(400_00, 400_00)], true, 70_00, 350_00],
    ['an amount stays', { amount: 20_00 }, 100_00, [of(100_00, 60_00), of(400_00, 400_00)], true, 60_00, 440_00],
  ] as const)('GAP-30 a discount of one line %s', (_, rate, before, lines, isPaid, covered, total) => {
    const price = priceChange({ ...base, isPaid, lines, discount: onFirst(rate, before) });
    expect(price).toMatchObject({ covered, total });
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
    fc.record({ amount: fc.integer({ min: 0, max: 500_00 }), kept: fc.integer({ min: 0, max: 50_00 }) }),
    { maxLength: 12 },
  );

  it('is always paid exactly, and no payment refunds more than it took', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500_00 }),
        changes,
        fc.integer({ min: 0, max: 100 }),
        (booked, all, discountPercent) => {
          let ledger: Ledger = { total: booked, payments: [pay('0', booked)] };
          let keptBefore = 0;
          for (const [index, line] of all.entries()) {
            const price = priceChange({
              totalBefore: ledger.total,
              keptBefore,
              lines: [{ booked: 0, ...line }],
              discount: { rate: { percent: discountPercent }, covered: null },
              isPaid: true,
            });
            keptBefore = price.kept;
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
        },
      ),
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
