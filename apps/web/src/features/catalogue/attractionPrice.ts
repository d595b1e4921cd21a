import type { Schema } from '@aitours/api-client';

/**
 * Returns the lowest price of an adult on the dates ahead (TICKET-16).
 *
 * @example findAttractionPrice({ from_price: '99.00', ticket_types: [dayTicket] }) // '99.00'
 * @example findAttractionPrice({ from_price: '99.00', ticket_types: [] }) // undefined
 */
export const findAttractionPrice = (event: Pick<Schema<'Event'>, 'from_price' | 'ticket_types'>): string | undefined =>
  event.ticket_types.length > 0 ? event.from_price : undefined;
