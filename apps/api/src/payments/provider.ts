import type { IncomingHttpHeaders } from 'node:http';
import type { Fils } from '@aitours/domain/money';
import type { DeclineReason } from '@aitours/domain/payment';
import type { LedgerPayment } from '@aitours/domain/reconciliation';

import type { PaymentEvent } from '../db/payments/paymentEvent.ts';
import type { Period } from '../db/payments/reconciliation.ts';

export { type DeclineReason, declineReasons } from '@aitours/domain/payment';

/** What a provider needs to start a payment. */
export interface NewProviderPayment {
  /** The shop's id. A provider starts one payment for it, however often it is requested. */
  readonly paymentId: string;
  readonly amount: Fils;
  readonly description: string;
  readonly email: string;
  /** Where a page of the provider (`redirect`) leads back to. */
  readonly returnUrl: string;
  /** The first end of the hold, the same for each retry. Providers end a payment themselves long after its last end. */
  readonly expiresAt: Date;
}

/** A payment as the provider records it. */
export interface ProviderPayment {
  /** The provider's id. */
  readonly reference: string;
  readonly paymentId: string;
  readonly status: 'open' | 'authorised' | 'paid' | 'failed';
  readonly amount: Fils;
  readonly refunded: Fils;
  /** Of the last attempt; null if it wasn't declined. */
  readonly decline: DeclineReason | null;
}

export interface ProviderRefund {
  /** The provider's id. */
  readonly reference: string;
  readonly status: 'pending' | 'succeeded' | 'failed';
}

/** A payment with its refunds, for reconciliation. */
export interface RecordedPayment extends LedgerPayment {
  readonly createdAt: Date;
}

/**
 * A service that takes payments. Card data is entered on its pages only. Each request may fail with
 * `ProviderUnavailable`, and can then be repeated.
 */
export interface PaymentProvider {
  readonly name: 'test' | 'stripe';
  /** Whether the provider's page is shown in a frame or opened instead of the shop's. */
  readonly presentation: 'frame' | 'redirect';
  /** Starts a payment; the same id returns the same one. */
  startPayment(request: NewProviderPayment): Promise<{ readonly reference: string; readonly url: string }>;
  /** Ends an open payment, so that it can't be paid any more; returns its state, which is `paid` if payment came first. */
  cancelPayment(reference: string): Promise<ProviderPayment>;
  readPayment(reference: string): Promise<ProviderPayment>;
  /** Lists the shop's payments that were started in a period. */
  listPayments(period: Period): Promise<readonly RecordedPayment[]>;
  /**
   * Refunds a part or all of a paid payment; the same refund id refunds once.
   *
   * @throws {RefundRejected} for a refund that can't succeed, however often it is requested
   */
  refund(request: {
    readonly reference: string;
    readonly refundId: string;
    readonly amount: Fils;
  }): Promise<ProviderRefund>;
  /**
   * Verifies the signature of a webhook and reads its event.
   *
   * @returns null for an event that the shop doesn't use
   * @throws {InvalidSignature} for a forged, stale or malformed one
   */
  readEvent(body: Buffer, headers: IncomingHttpHeaders): Promise<PaymentEvent | null>;
}

/** A webhook that the provider didn't send, or sent too long ago. */
export class InvalidSignature extends Error {
  override readonly name = 'InvalidSignature';
}

/** A refund that the provider will never make, such as one of more than was paid. */
export class RefundRejected extends Error {
  override readonly name = 'RefundRejected';
}

/** The provider can't be reached or has an error; the same request may succeed later. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}
