import { toWireTicketDetails } from '@aitours/domain/cart';
import { maxTickets } from '@aitours/domain/party';
import type { FieldName } from '../../bookings/lines/line.ts';
import { findEvent, findTicketTypes } from '../../db/catalogue/events.ts';
import type { Database } from '../../db/database.ts';
import { invalidRequest, notFound } from '../../problems/problems.ts';
import type { NewCartItem, NewLine } from './readNewActivityLine.ts';

const nameField: FieldName = (field) =>
  (({ date: 'event_date', slot: 'date_time_slot_id' }) as Partial<Record<string, string>>)[field] ?? field;

/**
 * Reads a request to add tickets: attraction, ticket type, date, time and numbers (ENTITY-21). Names and prices of the
 * request are ignored.
 *
 * @throws {Problem} not-found, invalid-request
 */
export async function readNewTicketLine(db: Database, body: NewCartItem): Promise<NewLine> {
  const { event_id, ticket_type_id, event_date, date_time_slot_id, adults = 0, children } = body;
  const event = event_id === undefined ? null : await findEvent(db, event_id);
  if (!event) throw notFound('event');
  const type = (await findTicketTypes(db, [event.id])).find(({ id }) => id === ticket_type_id);
  if (!type) throw notFound('ticket type');
  if (event_date === undefined || date_time_slot_id === undefined) {
    throw invalidRequest(null, { event_date: ['is required'] });
  }
  const quantity = adults + children;
  if (quantity === 0) throw invalidRequest('Please choose at least one ticket.', { adults: ['must be at least 1'] });
  if (quantity > maxTickets)
    throw invalidRequest(null, { adults: [`At most ${maxTickets} tickets can be booked together.`] });
  return {
    line: {
      kind: 'ticket',
      eventId: event.id,
      ticketTypeId: type.id,
      serviceDate: event_date,
      timeSlotId: date_time_slot_id,
      quantity,
      details: toStoredTicketDetails({
        title: event.title,
        adults,
        children,
        ticketTypeId: type.id,
        slotId: date_time_slot_id,
      }),
    },
    nameField,
  };
}

/** Returns the stored details of tickets in a cart: only their numbers, because prices and features are always current. */
export const toStoredTicketDetails = ({
  title,
  ...numbers
}: {
  readonly title: string;
  readonly adults: number;
  readonly children: number;
  readonly ticketTypeId: string;
  readonly slotId: string;
}) => toWireTicketDetails({ ticketName: title, adultPrice: 0, childPrice: 0, features: [], ...numbers });
