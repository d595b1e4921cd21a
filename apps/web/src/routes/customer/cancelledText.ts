import { formatPrice, parseFils } from '@aitours/domain/money';
import type { Cancellation } from '../../features/bookings/CancelDialog.tsx';
import { messages } from './messages.ts';

/** What is said once a booking is cancelled, with what comes back. */
export const cancelledText = (number: string, { refund, refund_amount }: Cancellation): string =>
  messages.cancelled(number, refund === 'full' ? formatPrice(parseFils(refund_amount)) : undefined);
