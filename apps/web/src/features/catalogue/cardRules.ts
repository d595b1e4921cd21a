import type { Schema } from '@aitours/api-client';
import { parseTimeSlot } from '@aitours/domain/availability';
import { hasFreeCancellation } from '@aitours/domain/booking';
import { toDubaiDate } from '@aitours/domain/dates';

type Product =
  | Pick<Schema<'Activity'>, 'time_slots' | 'cancellation_terms'>
  | Pick<Schema<'Event'>, 'available_dates' | 'cancellation_terms'>;

/** Whether a product can be booked today for a date on which cancelling is free for a while (CONST-20). */
export const isRefundable = (product: Product): boolean =>
  hasFreeCancellation(
    'time_slots' in product
      ? { kind: 'activity', slots: product.time_slots.map(parseTimeSlot) }
      : { kind: 'ticket', dates: product.available_dates },
    toDubaiDate(new Date()),
    product.cancellation_terms,
  );

export { findAttractionPrice } from './attractionPrice.ts';
