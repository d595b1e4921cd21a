import { addDays, fromDubaiTime } from '@aitours/domain/dates';
import { formatWireAmount } from '@aitours/domain/money';
import type { Difference } from '@aitours/domain/reconciliation';
import { operation } from '../../http/operation.ts';
import { ProviderUnavailable } from '../../payments/provider.ts';
import { type Reconciliation, reconcilePayments } from '../../payments/reconcilePayments.ts';
import { serviceUnavailable } from '../../problems/problems.ts';
import { requireDateRange } from '../dateRange.ts';
import { toPageBody } from '../page.ts';

const maxDays = 92;

export const reconciliationOperations = {
  /** Compares bookings, payments and refunds with the provider's records. */
  listDifferences: operation(
    'listDifferences',
    async ({ query, db, clock, payments, log }) => {
      requireDateRange(query, maxDays);
      const period = { from: fromDubaiTime(query.start), to: fromDubaiTime(addDays(query.end, 1)) };
      let differences: Reconciliation['differences'] = [];
      try {
        if (payments) ({ differences } = await reconcilePayments(db, payments, period, clock.now()));
      } catch (error) {
        if (!(error instanceof ProviderUnavailable)) throw error;
        log.warn({ err: error }, 'listing payments of the provider failed');
        throw serviceUnavailable();
      }
      const found = differences.filter(isAbout(query.search));
      const first = (query.page - 1) * query.page_size;
      const results = found.slice(first, first + query.page_size).map(toDifferenceBody);
      return { status: 200, body: toPageBody('/api/v1/differences/', query, { count: found.length }, results) };
    },
    { limits: ({ user }) => [{ bucket: `differences user ${user.id}`, max: 120, seconds: 3600 }] },
  ),
};

const isAbout =
  (search = '') =>
  ({ bookingNumbers }: Difference): boolean =>
    search === '' || bookingNumbers.some((number) => number.includes(search.trim().toUpperCase()));

const toDifferenceBody = ({ kind, paymentId, reference, bookingNumbers, refundId, ...amounts }: Difference) => ({
  id: [paymentId, reference, kind, refundId, ...bookingNumbers].filter(Boolean).join(' ').slice(0, 400),
  kind,
  payment_id: paymentId,
  reference,
  booking_numbers: [...bookingNumbers],
  refund_id: refundId,
  shop_amount: toWire(amounts.shopAmount),
  provider_amount: toWire(amounts.providerAmount),
});

const toWire = (amount: number | null): string | null => (amount === null ? null : formatWireAmount(amount));
