import type { DifferenceKind } from './records.ts';

/** A difference in words. */
export interface DescribedDifference {
  readonly title: string;
  /** What staff do about it. */
  readonly action: string;
}

/**
 * Returns what a kind of difference means, and what staff do about it.
 *
 * @example describeDifference('refund_failed').title // 'A refund failed'
 * @example describeDifference('disputed').title // 'The cardholder disputes the payment'
 */
export const describeDifference = (kind: DifferenceKind): DescribedDifference => descriptions[kind];

const descriptions: Readonly<Record<DifferenceKind, DescribedDifference>> = {
  paid_without_booking: {
    title: 'Paid, but nothing is booked',
    action: 'Call the customer: book what was paid for, or refund the payment in the provider’s dashboard.',
  },
  confirmed_unpaid: {
    title: 'Booked as paid, but the provider has no money',
    action: 'Ask the customer to pay before the day, or cancel the booking.',
  },
  payment_not_recorded: {
    title: 'The shop doesn’t know of a payment',
    action:
      'The shop reads it from the provider within minutes. If it is listed again, check the webhooks and the log.',
  },
  payment_unknown_to_provider: {
    title: 'The provider doesn’t know the payment',
    action: 'Check that the shop has the keys of the right account at the provider.',
  },
  payment_unknown_to_shop: {
    title: 'The provider was paid for something that the shop doesn’t know',
    action: 'Find out in the provider’s dashboard what was paid for. Refund it there if it is not another shop’s.',
  },
  amount_differs: {
    title: 'The provider took another amount',
    action: 'Refund what was taken too much in the provider’s dashboard, or ask the customer for what is missing.',
  },
  refund_missing: {
    title: 'A promised refund was not paid out',
    action: 'Refund the missing amount in the provider’s dashboard.',
  },
  refund_failed: {
    title: 'A refund failed',
    action: 'The card may be closed. Ask the customer for a bank account and pay the amount there.',
  },
  refund_not_recorded: {
    title: 'A refund was made that the shop doesn’t know',
    action: 'If a colleague made it in the provider’s dashboard, check that its webhooks reach the shop.',
  },
  refund_amount_differs: {
    title: 'The provider refunded another amount',
    action: 'Compare both with the booking’s cancellation, and pay or claim the difference.',
  },
  refunded_too_much: {
    title: 'More was refunded than was paid, or twice',
    action: 'Cancel the refund in the provider’s dashboard while it is pending; otherwise ask the customer for it.',
  },
  disputed: {
    title: 'The cardholder disputes the payment',
    action: 'Answer in the provider’s dashboard before its deadline, with the voucher and the confirmation.',
  },
  hold_stuck: {
    title: 'Places are held for more than an hour after the time to pay was over',
    action: 'The shop could not end the payment at the provider. Check that it is reachable, and the log.',
  },
  refund_stuck: {
    title: 'A refund has been due for more than an hour',
    action: 'If it is due to a dispute, it waits. Otherwise check that the provider is reachable, and the log.',
  },
};
