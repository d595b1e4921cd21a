import { sum } from '../money/index.ts';
import { isReceived } from '../payment/index.ts';
import { compareRefunds } from './compareRefunds.ts';
import type { Difference, LedgerPayment, ShopPayment } from './records.ts';

/** The shop's and the provider's records of the same period. */
export interface Reconciled {
  readonly payments: readonly ShopPayment[];
  readonly ledger: readonly LedgerPayment[];
}

/** What the jobs of the shop have not done in this time, staff look at. */
const patience = 60 * 60_000;

/**
 * Returns every difference between bookings, payments, refunds and the provider's ledger, payment by payment.
 *
 * @param now decides what is due for too long
 * @example reconcile({ payments: [], ledger: [] }, new Date(0)) // []
 * @example reconcile({ payments: [], ledger: [{ reference: 'tp_1', paymentId: 'p1', status: 'open', amount: 9_00, isDisputed: false, refunds: [] }] }, new Date(0)).map(({ kind }) => kind) // []
 */
export function reconcile({ payments, ledger }: Reconciled, now: Date): readonly Difference[] {
  const byPayment = Map.groupBy(ledger, ({ paymentId }) => paymentId);
  const known = new Set(payments.map(({ id }) => id));
  return [
    ...payments.flatMap((payment) => comparePayment(payment, byPayment.get(payment.id) ?? [], now)),
    ...ledger.filter(({ paymentId, status }) => status === 'paid' && !known.has(paymentId)).map(toUnknownPayment),
  ];
}

const toUnknownPayment = ({ paymentId, reference, amount }: LedgerPayment): Difference => ({
  kind: 'payment_unknown_to_shop',
  paymentId,
  reference,
  bookingNumbers: [],
  refundId: null,
  shopAmount: null,
  providerAmount: amount,
});

function comparePayment(payment: ShopPayment, records: readonly LedgerPayment[], now: Date): readonly Difference[] {
  const { id, reference, status, amount, bookings } = payment;
  const record = records.find((one) => one.reference === reference) ?? null;
  const createDifference = (kind: Difference['kind'], rest: Partial<Difference> = {}): Difference => ({
    kind,
    paymentId: id,
    reference: record?.reference ?? reference,
    bookingNumbers: bookings.map(({ number }) => number),
    refundId: null,
    shopAmount: amount,
    providerAmount: record?.amount ?? null,
    ...rest,
  });
  const found: Difference[] = [];
  const others = records.filter((one) => one !== record && one.status === 'paid');
  for (const other of others)
    found.push(
      createDifference('payment_unknown_to_shop', { reference: other.reference, providerAmount: other.amount }),
    );
  if (reference !== null && !record) found.push(createDifference('payment_unknown_to_provider'));
  if (record && record.amount !== amount) found.push(createDifference('amount_differs'));
  if (record?.status === 'paid' && !isReceived(status)) found.push(createDifference('payment_not_recorded'));
  if (isUnpaidButConfirmed(payment, record)) found.push(createDifference('confirmed_unpaid'));
  if (isPaidWithoutBooking(payment)) found.push(createDifference('paid_without_booking'));
  if (record?.isDisputed || status === 'disputed') found.push(createDifference('disputed'));
  if (status === 'open' && isOverdue(payment.holdExpiresAt, now)) found.push(createDifference('hold_stuck'));
  return [...found, ...compareRefunds(payment, record, createDifference, (since) => isOverdue(since, now))];
}

const isOverdue = (since: Date, now: Date): boolean => now.getTime() - since.getTime() > patience;

/** Bookings say that they are paid, or the payment does, but the provider has no money. */
function isUnpaidButConfirmed({ status, bookings }: ShopPayment, record: LedgerPayment | null): boolean {
  if (isReceived(status)) return record !== null && record.status !== 'paid';
  return bookings.some((booking) => booking.isPaid || booking.status === 'confirmed' || booking.status === 'completed');
}

/** The money was received, and neither a booking nor refunds account for it. */
function isPaidWithoutBooking({ status, amount, bookings, refunds }: ShopPayment): boolean {
  if (!isReceived(status)) return false;
  const requested = sum(refunds.map((refund) => refund.amount));
  return requested < amount && (bookings.length === 0 || bookings.some((booking) => !booking.isPaid));
}
