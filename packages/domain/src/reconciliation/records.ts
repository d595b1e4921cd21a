import type { BookingStatus } from '../booking/index.ts';
import type { Fils } from '../money/index.ts';
import type { PaymentEnd, PaymentRefund, PaymentStatus } from '../payment/index.ts';

/** A payment as the shop records it. */
export interface ShopPayment {
  readonly id: string;
  /** The provider's id; null until the provider has started it. */
  readonly reference: string | null;
  readonly status: PaymentStatus;
  readonly ended: PaymentEnd | null;
  readonly amount: Fils;
  readonly holdExpiresAt: Date;
  readonly refunds: readonly ShopRefund[];
  /** What it pays for. */
  readonly bookings: readonly ShopBooking[];
}

/** A refund as the shop records it. */
export interface ShopRefund extends Pick<PaymentRefund, 'id' | 'amount' | 'status'> {
  readonly createdAt: Date;
}

/** A booking that is paid online. */
export interface ShopBooking {
  readonly number: string;
  readonly status: BookingStatus;
  readonly isPaid: boolean;
  /** What its cancellation promised. */
  readonly promisedRefund: Fils;
  /** What was requested from the provider for it, from any payment. */
  readonly requestedRefund: Fils;
}

/** A payment as the provider records it. */
export interface LedgerPayment {
  readonly reference: string;
  /** The shop's id. */
  readonly paymentId: string;
  readonly status: 'open' | 'authorised' | 'paid' | 'failed';
  readonly amount: Fils;
  readonly isDisputed: boolean;
  readonly refunds: readonly LedgerRefund[];
}

/** A refund as the provider records it. */
export interface LedgerRefund {
  readonly reference: string;
  /** The shop's id; the provider's for one that was made in its dashboard. */
  readonly refundId: string;
  readonly amount: Fils;
  readonly status: 'pending' | 'succeeded' | 'failed';
}

/** The kinds of differences between the shop's records and the provider's. */
export const differenceKinds = [
  'paid_without_booking',
  'confirmed_unpaid',
  'payment_not_recorded',
  'payment_unknown_to_provider',
  'payment_unknown_to_shop',
  'amount_differs',
  'refund_missing',
  'refund_failed',
  'refund_not_recorded',
  'refund_amount_differs',
  'refunded_too_much',
  'disputed',
  'hold_stuck',
  'refund_stuck',
] as const;

/** What differs. */
export type DifferenceKind = (typeof differenceKinds)[number];

/** A difference between the shop's records and the provider's. */
export interface Difference {
  readonly kind: DifferenceKind;
  readonly paymentId: string;
  /** The provider's id of the payment; null if the provider hasn't started it. */
  readonly reference: string | null;
  readonly bookingNumbers: readonly string[];
  /** The shop's id of the refund; null if the difference isn't about one. */
  readonly refundId: string | null;
  /** What the shop records; null if it has no amount. */
  readonly shopAmount: Fils | null;
  /** What the provider records; null if it has no amount. */
  readonly providerAmount: Fils | null;
}
