import type { Schema } from '@aitours/api-client';
import { parseTimeSlot } from '@aitours/domain/availability';
import type { DatedProduct } from '@aitours/domain/booking';
import { parseFils } from '@aitours/domain/money';

/** Returns the dates on which an activity can be booked. */
export const datesOfActivity = ({ time_slots }: Pick<Schema<'Activity'>, 'time_slots'>): DatedProduct => ({
  kind: 'activity',
  slots: time_slots.map(parseTimeSlot),
});

/** Returns the dates on which an attraction has tickets left. */
export const datesOfEvent = ({ available_dates }: Pick<Schema<'Event'>, 'available_dates'>): DatedProduct => ({
  kind: 'ticket',
  dates: available_dates,
});

/**
 * Returns the lowest adult price of an attraction's ticket types (TICKET-16).
 *
 * @example lowestAdultPrice([{ adult_price: '149.00' }, { adult_price: '99.00' }]) // '99.00'
 * @example lowestAdultPrice([]) // undefined
 */
export const lowestAdultPrice = (types: readonly Pick<Schema<'TicketType'>, 'adult_price'>[]): string | undefined =>
  types.map(({ adult_price }) => adult_price).sort((one, other) => parseFils(one) - parseFils(other))[0];
