import type { PaymentRefund } from '@aitours/domain/payment';
import type { components } from '@aitours/openapi/schema';

/** The status of a refund as the traveller sees it. */
export type RefundStatus = components['schemas']['ChangeRefund']['status'];

/** Returns the status to show. A refund that the provider couldn't pay out is due: staff pay it in another way. */
export function describeRefundStatus(status: PaymentRefund['status']): RefundStatus {
  if (status === 'succeeded') return 'refunded';
  return status === 'pending' ? 'pending' : 'due';
}
