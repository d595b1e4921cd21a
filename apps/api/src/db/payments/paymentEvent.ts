import type { Fils } from '@aitours/domain/money';
import type { DeclineReason } from '@aitours/domain/payment';

type EventAt<Instant> = {
  readonly id: string;
  readonly paymentId: string;
  /** The provider's id of what the event is about, for people: `paymentId` identifies the payment. */
  readonly reference: string;
  readonly occurredAt: Instant;
} & (
  | { readonly type: 'authorised' | 'paid' | 'failed' }
  | { readonly type: 'declined'; readonly reason: DeclineReason }
  | { readonly type: 'refunded' | 'refund-failed'; readonly refundId: string; readonly amount: Fils }
  | { readonly type: 'disputed' | 'dispute-won' }
);

/** What a provider reports. Events arrive in any order, late, and more than once with the same id. */
export type PaymentEvent = EventAt<Date>;

/** An event as JSON. */
export type EventBody = EventAt<string>;
