import { type CalendarDate, normaliseTime, type TimeOfDay } from '../dates/index.ts';
import type { CartItem } from './cartItem.ts';

/** A ticket type on a date at a time. */
export interface TicketChoice {
  readonly ticketTypeId: string | number;
  readonly date: CalendarDate;
  readonly time: TimeOfDay;
}

/**
 * Whether the cart already contains this ticket type on this date at this time (TICKET-37, TICKET-38).
 *
 * @example hasSameTicket([sunsetOn18thAt1700], { ticketTypeId: 4, date: '2026-12-18', time: '17:00' }) // true
 * @example hasSameTicket([sunsetOn18thAt1700], { ticketTypeId: 4, date: '2026-12-19', time: '17:00' }) // false
 */
export const hasSameTicket = (
  items: readonly Pick<CartItem, 'type' | 'date' | 'time' | 'details'>[],
  { ticketTypeId, date, time }: TicketChoice,
): boolean =>
  items.some(
    (item) =>
      item.type === 'ticket' &&
      item.date === date &&
      item.time === normaliseTime(time) &&
      String(item.details['ticket_type_id']) === String(ticketTypeId),
  );
