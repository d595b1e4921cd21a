import { formatPrice, parseFils } from '@aitours/domain/money';
import type { Cancellation } from '../../features/bookings/CancelDialog.tsx';
import { messages } from './messages.ts';

/** Returns the message after a cancellation, with the refund. */
export const cancelledText = (number: string, { refund, refund_amount }: Cancellation): string =>
  messages.cancelled(number, refund === 'full' ? formatPrice(parseFils(refund_amount)) : undefined);
