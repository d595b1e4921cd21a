import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeDifference, type LedgerPayment, reconcile, type ShopPayment } from './index.ts';
import { differenceKinds } from './records.ts';

const now = new Date('2030-03-01T12:00:00Z');
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const booking = { number: 'AB1', status: 'confirmed', isPaid: true, promisedRefund: 0, requestedRefund: 0 } as const;
const paid: ShopPayment = {
  id: 'p1',
  reference: 'tp_1',
  status: 'paid',
  ended: null,
  amount: 100_00,
  holdExpiresAt: ago(600),
  refunds: [],
  bookings: [booking],
};
const entry: LedgerPayment = {
  reference: 'tp_1',
  paymentId: 'p1',
  status: 'paid',
  amount: 100_00,
  isDisputed: false,
  refunds: [],
};
const refund = { id: 'r1', amount: 40_00, status: 'succeeded', createdAt: ago(10) } as const;
const ledgerRefund = { reference: 'tr_1', refundId: 'r1', amount: 40_00, status: 'succeeded' } as const;
const cancelled = { ...booking, status: 'cancelled', promisedRefund: 40_00, requestedRefund: 40_00 } as const;
const open: ShopPayment = {
  ...paid,
  status: 'open',
  holdExpiresAt: ago(-10),
  bookings: [{ ...booking, status: 'pending', isPaid: false }],
};

const listKinds = (payment: ShopPayment | null, ...ledger: LedgerPayment[]) =>
  reconcile({ payments: payment ? [payment] : [], ledger }, now).map(({ kind }) => kind);

describe('what agrees has no difference', () => {
  it.each<[string, ShopPayment, LedgerPayment[]]>([
    ['a paid booking', paid, [entry]],
    ['an open payment', open, [{ ...entry, status: 'open' }]],
    ['one that the provider has not started', { ...open, reference: null }, []],
    ['one that was declined', { ...open, status: 'failed', ended: 'expired' }, [{ ...entry, status: 'failed' }]],
    [
      'a refund of a cancelled booking',
      { ...paid, bookings: [cancelled], refunds: [refund] },
      [{ ...entry, refunds: [ledgerRefund] }],
    ],
    ['a cancellation without a refund', { ...paid, bookings: [{ ...cancelled, promisedRefund: 0 }] }, [entry]],
    [
      'a late payment that is refunded in full',
      { ...paid, ended: 'late', bookings: [], refunds: [{ ...refund, amount: 100_00 }] },
      [{ ...entry, refunds: [{ ...ledgerRefund, amount: 100_00 }] }],
    ],
    [
      'a refund that is on its way',
      { ...paid, bookings: [cancelled], refunds: [{ ...refund, status: 'due' }] },
      [entry],
    ],
    ['an attempt at the provider that was not paid', paid, [entry, { ...entry, reference: 'tp_2', status: 'failed' }]],
  ])('%s', (_, payment, ledger) => expect(listKinds(payment, ...ledger)).toEqual([]));
});

describe('a difference is listed', () => {
  const withRefund = { ...paid, bookings: [cancelled], refunds: [refund] };
  const refunded = { ...entry, refunds: [ledgerRefund] };
  it.each<[(typeof differenceKinds)[number], string, ShopPayment | null, LedgerPayment[]]>([
    ['paid_without_booking', 'without bookings', { ...paid, bookings: [] }, [entry]],
    [
      'paid_without_booking',
      'with one that was released',
      { ...paid, bookings: [{ ...booking, status: 'cancelled', isPaid: false }] },
      [entry],
    ],
    ['confirmed_unpaid', 'the provider has not been paid', paid, [{ ...entry, status: 'open' }]],
    ['confirmed_unpaid', 'the payment is open', { ...open, bookings: [booking] }, [{ ...entry, status: 'open' }]],
    [
      'confirmed_unpaid',
      'the booking is over',
      { ...open, bookings: [{ ...booking, status: 'completed', isPaid: false }] },
      [{ ...entry, status: 'open' }],
    ],
    ['payment_not_recorded', 'a webhook was lost', open, [entry]],
    ['payment_unknown_to_provider', 'of another account', paid, []],
    ['payment_unknown_to_shop', 'of no payment', null, [entry]],
    ['payment_unknown_to_shop', 'a second charge', paid, [entry, { ...entry, reference: 'tp_2' }]],
    ['amount_differs', 'one fils less', paid, [{ ...entry, amount: 99_99 }]],
    ['refund_missing', 'the provider has none', withRefund, [entry]],
    [
      'refund_missing',
      'the provider has not paid it out',
      withRefund,
      [{ ...entry, refunds: [{ ...ledgerRefund, status: 'pending' }] }],
    ],
    [
      'refund_missing',
      'none was requested',
      { ...paid, bookings: [{ ...cancelled, requestedRefund: 39_99 }] },
      [entry],
    ],
    ['refund_failed', 'known to the shop', { ...withRefund, refunds: [{ ...refund, status: 'failed' }] }, [entry]],
    [
      'refund_failed',
      'reported as paid out',
      withRefund,
      [{ ...entry, refunds: [{ ...ledgerRefund, status: 'failed' }] }],
    ],
    ['refund_not_recorded', 'made in the dashboard', paid, [refunded]],
    [
      'refund_amount_differs',
      'one fils more',
      withRefund,
      [{ ...entry, refunds: [{ ...ledgerRefund, amount: 40_01 }] }],
    ],
    ['refunded_too_much', 'twice', withRefund, [{ ...entry, refunds: [ledgerRefund, ledgerRefund] }]],
    ['disputed', 'known to the provider', paid, [{ ...entry, isDisputed: true }]],
    ['disputed', 'known to the shop', { ...paid, status: 'disputed' }, [entry]],
    ['hold_stuck', 'for an hour', { ...open, holdExpiresAt: ago(61) }, [{ ...entry, status: 'open' }]],
    [
      'refund_stuck',
      'for an hour',
      { ...withRefund, refunds: [{ ...refund, status: 'due', createdAt: ago(61) }] },
      [entry],
    ],
  ])('%s: %s', (kind, _, payment, ledger) => expect(listKinds(payment, ...ledger)).toEqual([kind]));

  it('when more was refunded than paid, with what the provider paid back', () => {
    const refunds = [ledgerRefund, { ...ledgerRefund, refundId: 're_1', amount: 60_01 }];
    const differences = reconcile({ payments: [withRefund], ledger: [{ ...entry, refunds }] }, now);
    expect(differences.map(({ kind }) => kind)).toEqual(['refund_not_recorded', 'refunded_too_much']);
    expect(differences.at(-1)).toMatchObject({ shopAmount: 100_00, providerAmount: 100_01 });
  });

  it('with its payment, bookings and both amounts', () => {
    const [difference] = reconcile({ payments: [paid], ledger: [{ ...entry, amount: 1 }] }, now);
    expect(difference).toEqual({
      kind: 'amount_differs',
      paymentId: 'p1',
      reference: 'tp_1',
      bookingNumbers: ['AB1'],
      refundId: null,
      shopAmount: 100_00,
      providerAmount: 1,
    });
  });

  it('not for a payment that was not paid, nor for a refund that failed', () => {
    expect(listKinds(null, { ...entry, status: 'open' })).toEqual([]);
    expect(listKinds(paid, { ...entry, refunds: [{ ...ledgerRefund, status: 'failed' }] })).toEqual([]);
  });
});

it('any change of an amount at the provider is noticed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 1_000_000 }), (shop, provider) => {
      const kinds = listKinds({ ...paid, amount: shop }, { ...entry, amount: provider });
      expect(kinds).toEqual(shop === provider ? [] : ['amount_differs']);
    }),
  );
});

it('each kind is described in words, with what staff do', () => {
  const texts = differenceKinds.map(describeDifference);
  expect(new Set(texts.map(({ title }) => title)).size).toBe(differenceKinds.length);
  for (const { action } of texts) expect(action).toMatch(/^[A-Z].+\.$/);
});
