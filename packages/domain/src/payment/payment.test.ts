import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applyPaymentEvent,
  declineReasons,
  extendHold,
  formatDecline,
  getHoldReminderTime,
  getRefunded,
  type PaymentChange,
  type PaymentEffect,
  type PaymentState,
  type PaymentStatus,
  paymentStatuses,
  startHold,
  startPayment,
} from './index.ts';
import { getRefundable, isReceived } from './paymentState.ts';

const open = startPayment(100_00);
const at = (second: number) => new Date(Date.UTC(2030, 2, 1, 8, 0, second));
const inStatus = (status: PaymentStatus, rest: Partial<PaymentState> = {}): PaymentState => ({
  ...open,
  status,
  ...rest,
});
const applyAll = (state: PaymentState, changes: readonly PaymentChange[]) =>
  changes.reduce((before, change) => applyPaymentEvent(before, change).state, state);
const refunded = (refundId: string, amount: number, second = 1) =>
  ({ type: 'refunded', refundId, amount, occurredAt: at(second) }) as const;
const refundFailed = (refundId: string, amount: number, second = 2) =>
  ({ type: 'refund-failed', refundId, amount, occurredAt: at(second) }) as const;

it('CHECKOUT-15 travellers are reminded five minutes before a hold ends', () => {
  const minutes = (date: Date) => (date.getTime() - at(0).getTime()) / 60_000;
  expect(minutes(getHoldReminderTime(startHold(at(0))))).toBe(10);
});

describe('a payment', () => {
  it.each([
    ['open', { type: 'authorised' }, 'authorised', []],
    ['open', { type: 'paid' }, 'paid', ['confirm']],
    ['authorised', { type: 'paid' }, 'paid', ['confirm']],
    ['authorised', { type: 'failed' }, 'failed', ['release']],
    ['authorised', { type: 'expired' }, 'authorised', []],
    ['authorised', { type: 'released' }, 'authorised', []],
    ['paid', { type: 'authorised' }, 'paid', []],
    ['paid', { type: 'failed' }, 'paid', []],
    ['paid', { type: 'expired' }, 'paid', []],
    ['paid', { type: 'paid' }, 'paid', []],
    ['refunded', { type: 'paid' }, 'refunded', []],
  ] as const)('%s, after %o: %s %o', (status, change, next, effects) => {
    const transition = applyPaymentEvent(inStatus(status), change);
    expect(transition.state.status).toBe(next);
    expect(transition.effects).toEqual(effects);
  });

  it.each([
    ['failed', 'declined'],
    ['expired', 'expired'],
    ['released', 'released'],
  ] as const)('after %s, its places are released', (type, ended) => {
    const { state, effects } = applyPaymentEvent({ ...open, decline: 'card_declined' }, { type });
    expect(state).toMatchObject({ status: 'failed', ended, decline: null });
    expect(effects).toEqual(['release']);
    expect(applyPaymentEvent(state, { type })).toEqual({ state, effects: [] });
  });

  it('has the end that the shop requested, although the provider’s report came first', () => {
    expect(applyAll(open, [{ type: 'failed' }, { type: 'released' }]).ended).toBe('released');
    expect(applyAll(open, [{ type: 'failed' }, { type: 'expired' }, { type: 'failed' }]).ended).toBe('expired');
  });

  it('stays open after a declined card, and states the last reason until it is accepted', () => {
    const declined = applyAll(open, [
      { type: 'declined', reason: 'expired_card' },
      { type: 'declined', reason: 'insufficient_funds' },
    ]);
    expect(declined).toMatchObject({ status: 'open', decline: 'insufficient_funds' });
    expect(applyAll(declined, [{ type: 'authorised' }]).decline).toBeNull();
    expect(applyAll(declined, [{ type: 'paid' }, { type: 'declined', reason: 'expired_card' }]).decline).toBeNull();
  });

  it.each(['expired', 'declined'] as const)('that succeeds after it %s takes its places again', (ended) => {
    const late = applyPaymentEvent(inStatus('failed', { ended }), { type: 'paid' });
    expect(late.effects).toEqual(['retake']);
    const retaken = applyPaymentEvent(late.state, { type: 'places-retaken' });
    expect(retaken).toMatchObject({ state: { status: 'paid', ended: null }, effects: ['confirm'] });
    const gone = applyPaymentEvent(late.state, { type: 'places-gone' });
    expect(gone).toMatchObject({ state: { status: 'paid', ended: 'late' }, effects: ['refund-late'] });
    expect(applyPaymentEvent(retaken.state, { type: 'places-gone' }).effects).toEqual([]);
    expect(applyPaymentEvent(gone.state, { type: 'places-retaken' }).effects).toEqual([]);
  });

  it('that succeeds after it was released is refunded', () => {
    const { state, effects } = applyPaymentEvent(inStatus('failed', { ended: 'released' }), { type: 'paid' });
    expect([state.ended, effects]).toEqual(['late', ['refund-late']]);
  });

  it('is partly refunded, then refunded', () => {
    const requested = applyAll(inStatus('paid'), [{ type: 'refund-requested', refundId: 'a', amount: 40_00 }]);
    expect(requested).toMatchObject({ status: 'paid', refunds: [{ id: 'a', amount: 40_00, status: 'due' }] });
    const sent = applyAll(requested, [{ type: 'refund-sent', refundId: 'a' }]);
    expect(sent.refunds).toMatchObject([{ status: 'pending' }]);
    const part = applyAll(sent, [refunded('a', 40_00), { type: 'refund-sent', refundId: 'a' }]);
    expect(part).toMatchObject({ status: 'partly_refunded', refunds: [{ status: 'succeeded' }] });
    expect(applyAll(part, [refunded('b', 60_00)])).toMatchObject({ status: 'refunded' });
  });

  it('never has refunds of more than was received', () => {
    const request = (refundId: string, amount: number) => ({ type: 'refund-requested', refundId, amount }) as const;
    const twice = applyAll(inStatus('paid'), [request('a', 70_00), request('a', 70_00), request('b', 70_00)]);
    expect(twice.refunds.map(({ amount }) => amount)).toEqual([70_00, 30_00]);
    expect(applyAll(twice, [request('c', 1)]).refunds).toHaveLength(2);
    expect(applyAll(open, [request('a', 1)]).refunds).toEqual([]);
    expect(getRefundable(applyAll(twice, [refundFailed('b', 30_00)]))).toBe(30_00);
    expect(getRefundable(applyAll(twice, [refunded('from the provider', 90_00)]))).toBe(0);
  });

  it.each([
    ['later', [refundFailed('a', 40_00, 2), refunded('a', 40_00, 3)], 'succeeded'],
    ['earlier', [refundFailed('a', 40_00, 2), refunded('a', 40_00, 1)], 'failed'],
    ['simultaneous', [refunded('a', 40_00, 2), refundFailed('a', 40_00, 2)], 'failed'],
    ['simultaneous, reversed', [refundFailed('a', 40_00, 2), refunded('a', 40_00, 2)], 'failed'],
  ] as const)('has the refund’s status of the last report: %s', (_, changes, status) => {
    const requested = applyAll(inStatus('paid'), [
      { type: 'refund-requested', refundId: 'other', amount: 1 },
      { type: 'refund-requested', refundId: 'a', amount: 40_00 },
    ]);
    expect(applyAll(requested, changes).refunds).toMatchObject([{ status: 'due' }, { status }]);
  });

  it('is disputed until the dispute is won, in whatever order the reports come', () => {
    const disputed = { type: 'disputed', occurredAt: at(1) } as const;
    const won = { type: 'dispute-won', occurredAt: at(2) } as const;
    const part = applyAll(inStatus('paid'), [refunded('a', 1)]);
    expect(applyAll(part, [disputed]).status).toBe('disputed');
    expect(applyAll(part, [disputed, refunded('b', 1)]).status).toBe('disputed');
    expect(applyAll(part, [disputed, won]).status).toBe('partly_refunded');
    expect(applyAll(part, [won, disputed]).status).toBe('partly_refunded');
    expect(applyAll(part, [won, { ...disputed, occurredAt: won.occurredAt }]).status).toBe('partly_refunded');
  });

  it('counts as received when a refund or a dispute is reported first', () => {
    expect(applyPaymentEvent(open, refunded('a', 100_00))).toMatchObject({
      state: { status: 'refunded' },
      effects: ['confirm'],
    });
    expect(applyPaymentEvent(open, { type: 'disputed', occurredAt: at(1) }).state.status).toBe('disputed');
  });
});

describe('a hold', () => {
  it('lasts 15 minutes, and can be extended twice before it has expired', () => {
    const start = at(0);
    const once = extendHold(startHold(start), at(59));
    const twice = once && extendHold(once, at(59));
    expect(twice).toEqual({ expiresAt: new Date(start.getTime() + 45 * 60_000), extensions: 2 });
    expect(twice && extendHold(twice, at(59))).toBeNull();
    expect(extendHold(startHold(start), new Date(start.getTime() + 15 * 60_000))).toBeNull();
  });

  it('each reason of a decline has a text that says that nothing was charged', () => {
    for (const reason of declineReasons) expect(formatDecline(reason)).toContain('Nothing was charged.');
  });

  it('the text of a stolen card doesn’t say so', () =>
    expect(formatDecline('stolen_card')).toBe(formatDecline('card_declined')));
});

/** The shop beside a payment: what it does for each effect, with its bookings. */
interface Shop {
  readonly state: PaymentState;
  readonly bookings: 'held' | 'confirmed' | 'released';
  readonly confirmations: number;
}

function run(shop: Shop, change: PaymentChange, isFree: boolean): Shop {
  const { state, effects } = applyPaymentEvent(shop.state, change);
  return effects.reduce((before, effect) => perform(before, effect, isFree), { ...shop, state });
}

function perform(shop: Shop, effect: PaymentEffect, isFree: boolean): Shop {
  switch (effect) {
    case 'confirm':
      return { ...shop, bookings: 'confirmed', confirmations: shop.confirmations + 1 };
    case 'release':
      return { ...shop, bookings: 'released' };
    case 'retake':
      return run(shop, { type: isFree ? 'places-retaken' : 'places-gone' }, isFree);
    case 'refund-late':
      return run(shop, { type: 'refund-requested', refundId: 'late', amount: shop.state.amount }, isFree);
  }
}

const instants = fc.integer({ min: 0, max: 1000 }).map(at);
const refundIds = fc.constantFrom('a', 'b');
const amounts = fc.integer({ min: 1, max: 120_00 });
const providerReports: fc.Arbitrary<PaymentChange> = fc.oneof(
  fc.constantFrom<PaymentChange>({ type: 'authorised' }, { type: 'paid' }, { type: 'failed' }),
  fc.record({ type: fc.constant('declined' as const), reason: fc.constantFrom(...declineReasons) }),
  fc.record({ type: fc.constantFrom('disputed' as const, 'dispute-won' as const), occurredAt: instants }),
  fc.record({
    type: fc.constantFrom('refunded' as const, 'refund-failed' as const),
    refundId: refundIds,
    amount: amounts,
    occurredAt: instants,
  }),
);
const shopChanges: fc.Arbitrary<PaymentChange> = fc.oneof(
  fc.constantFrom<PaymentChange>({ type: 'expired' }, { type: 'released' }),
  fc.record({ type: fc.constant('refund-requested' as const), refundId: refundIds, amount: amounts }),
  fc.record({ type: fc.constant('refund-sent' as const), refundId: refundIds }),
);
const histories = fc.array(fc.tuple(fc.oneof(providerReports, shopChanges), fc.boolean()), { maxLength: 40 });

const meansReceived = ({ type }: PaymentChange) =>
  ['paid', 'refunded', 'refund-failed', 'disputed', 'dispute-won'].includes(type);

describe('in any order, repeated or late', () => {
  it('nothing is confirmed unpaid, no payment is lost, and nothing is confirmed twice', () => {
    fc.assert(
      fc.property(histories, (history) => {
        let shop: Shop = { state: open, bookings: 'held', confirmations: 0 };
        let isPaid = false;
        for (const [change, isFree] of history) {
          shop = run(shop, change, isFree);
          isPaid ||= meansReceived(change);
          const { status, ended } = shop.state;
          expect(isReceived(status)).toBe(isPaid);
          expect(shop.confirmations).toBeLessThanOrEqual(1);
          if (shop.bookings === 'confirmed') expect(isPaid).toBe(true);
          if (shop.bookings === 'held') expect(['open', 'authorised']).toContain(status);
          // A payment whose bookings are not confirmed is or was refunded.
          if (isPaid && shop.bookings === 'released') expect([ended, shop.confirmations]).toEqual(['late', 0]);
          expect(paymentStatuses).toContain(status);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('a late payment is refunded in full, and never more than it', () => {
    fc.assert(
      fc.property(histories, (history) => {
        let shop: Shop = { state: open, bookings: 'held', confirmations: 0 };
        for (const [change, isFree] of history) {
          const before = shop.state;
          shop = run(shop, change, isFree);
          const reserved = ({ refunds }: PaymentState) =>
            refunds.reduce((total, { amount, status }) => (status === 'failed' ? total : total + amount), 0);
          if (change.type === 'refund-requested') {
            // Only the provider's own refunds can exceed the amount; the shop adds none to them.
            expect(reserved(shop.state)).toBeLessThanOrEqual(Math.max(open.amount, reserved(before)));
          }
          const hasFailed = shop.state.refunds.some(({ status }) => status === 'failed');
          if (shop.state.ended === 'late' && !hasFailed) expect(getRefundable(shop.state)).toBe(0);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('a repeated change changes nothing and has no effect', () => {
    fc.assert(
      fc.property(histories, fc.oneof(providerReports, shopChanges), (history, change) => {
        let shop: Shop = { state: open, bookings: 'held', confirmations: 0 };
        for (const [next, isFree] of history) shop = run(shop, next, isFree);
        const once = run(shop, change, true);
        expect(run(once, change, true)).toEqual(once);
      }),
      { numRuns: 2000 },
    );
  });

  it('the provider’s reports of refunds and disputes give the same state in each order', () => {
    const reports = fc.uniqueArray(
      fc.oneof(
        fc.record({ type: fc.constantFrom('disputed' as const, 'dispute-won' as const), occurredAt: instants }),
        fc.record({
          type: fc.constantFrom('refunded' as const, 'refund-failed' as const),
          refundId: refundIds,
          amount: fc.constant(30_00),
          occurredAt: instants,
        }),
      ),
      { selector: ({ occurredAt }) => occurredAt.getTime(), maxLength: 10 },
    );
    const summary = (state: PaymentState) => [state.status, getRefunded(state.refunds), getRefundable(state)];
    fc.assert(
      fc.property(
        reports.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([sent, received]) => {
          const paid: PaymentChange = { type: 'paid' };
          expect(summary(applyAll(open, [paid, ...received]))).toEqual(summary(applyAll(open, [paid, ...sent])));
          expect(summary(applyAll(open, [...received, paid]))).toEqual(summary(applyAll(open, [paid, ...sent])));
        },
      ),
      { numRuns: 1000 },
    );
  });
});
