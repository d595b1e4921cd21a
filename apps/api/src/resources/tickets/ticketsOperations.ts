import { addDays, toDubaiDate } from '@aitours/domain/dates';
import { findAllTicketTypes, findTicketTypes, listEventRows } from '../../db/catalogue/events.ts';
import { listStaffEventRows } from '../../db/catalogue/staffEvents.ts';
import { describeImages } from '../../db/content/uploadedImages.ts';
import {
  findEventAvailability,
  findListedAvailability,
  findOpenSlots,
  readTicketStats,
} from '../../db/stock/ticketSlots.ts';
import { operation } from '../../http/operation.ts';
import { requireDateRange } from '../dateRange.ts';
import { requireFreeQuery } from '../freeQuery.ts';
import { toPageBody } from '../page.ts';
import { bookTicket } from './bookTicket.ts';
import { bulkCreateTicketSlots } from './bulkCreateTicketSlots.ts';
import { toEventBody, toTicketTypeBody } from './eventBody.ts';
import { listTicketTimeSlots } from './listTicketTimeSlots.ts';
import { requireEvent } from './requireEvent.ts';
import { staffEvents } from './staffEvents.ts';

const maxDays = 92;

const path = '/api/v1/tickets/';

export const ticketsOperations = {
  /** Creates a draft of an attraction with its ticket types. */
  createStaffTicket: operation('createStaffTicket', staffEvents.create),

  /** Returns an attraction in any state, for editing. */
  getStaffTicket: operation('getStaffTicket', staffEvents.get),

  /** Returns an attraction as it was after a change by staff. */
  getTicketVersion: operation('getTicketVersion', staffEvents.getVersion),

  /** Lists a page of the attractions in any state. */
  listStaffTickets: operation('listStaffTickets', async ({ query, db }) => {
    const { rows, count } = await listStaffEventRows(db, query);
    const types = await findTicketTypes(
      db,
      rows.map(({ id }) => id),
    );
    const results = rows.map(({ id, slug, title, eventType, venue, state }) => ({
      id,
      slug,
      title,
      venue,
      state,
      event_type: eventType,
      ticket_types: types.filter(({ eventId }) => eventId === id).map(({ name }) => name),
    }));
    return { status: 200, body: toPageBody('/api/v1/staff-tickets/', query, { count }, results) };
  }),

  /** Replaces an attraction in any state, its ticket types and admission times. */
  replaceStaffTicket: operation('replaceStaffTicket', staffEvents.replace),

  /** Publishes, unpublishes or archives an attraction. */
  setTicketState: operation('setTicketState', staffEvents.setState),

  /** Returns an attraction by id or slug, with its ticket types and available dates (API-50, API-75). */
  getTicket: operation('getTicket', async ({ path, db, clock }) => {
    const event = await requireEvent(db, path.id);
    const [types, left] = await Promise.all([
      findTicketTypes(db, [event.id]),
      findEventAvailability(db, [event.id], clock.now()),
    ]);
    const body = toEventBody(event, types, left.get(event.id));
    return { status: 200, body: { ...body, images: await describeImages(db, body.images) } };
  }),

  /** Lists the places left of an attraction for each date, ticket type and time (API-53, GAP-10). */
  getTicketAvailability: operation('getTicketAvailability', async ({ path, query, db, clock }) => {
    const now = clock.now();
    const start = query.start ?? toDubaiDate(now);
    const end = query.end ?? addDays(start, maxDays - 1);
    requireDateRange({ start, end }, maxDays);
    const event = await requireEvent(db, path.id);
    const slotQuery = { eventId: event.id, from: start, to: end, ticketTypeId: query.ticket_type_id };
    const slots = await findOpenSlots(db, slotQuery, now);
    const body = slots.map(({ date, ticketTypeId, timeSlotId, capacity, placesLeft }) => ({
      date,
      ticket_type_id: ticketTypeId,
      time_slot_id: timeSlotId,
      capacity,
      available: placesLeft,
    }));
    return { status: 200, body };
  }),

  /** Lists the ticket types of all attractions; for staff (API-56, GAP-11). */
  listAllTicketTypes: operation('listAllTicketTypes', async ({ db }) => {
    const types = await findAllTicketTypes(db);
    return { status: 200, body: types.map(toTicketTypeBody) };
  }),
  listTicketTimeSlots,

  /** Lists the ticket types of an attraction (API-52). */
  listTicketTypes: operation(
    'listTicketTypes',
    async ({ path, db }) => {
      const event = await requireEvent(db, path.id);
      const types = await findTicketTypes(db, [event.id]);
      return { status: 200, body: types.map(toTicketTypeBody) };
    },
    { readsOnlyCatalogue: true },
  ),

  /** Lists a page of attractions with the tickets left (API-49, API-37). */
  listTickets: operation('listTickets', async ({ query, db, clock, listCursors }) => {
    requireFreeQuery(query);
    const page = await listEventRows(db, query, listCursors.read(path, query), clock.now());
    const ids = page.rows.map(({ id }) => id);
    const [types, left] = await Promise.all([findTicketTypes(db, ids), findListedAvailability(db, ids, clock.now())]);
    const events = page.rows.map((row) => toEventBody(row, types, left.get(row.id)));
    return { status: 200, body: toPageBody(path, query, page, events, listCursors) };
  }),
  bookTicket,

  /** Returns the numbers of ticket slots; for staff (API-55, ENTITY-25). */
  getTicketStats: operation('getTicketStats', async ({ db, clock }) => {
    const { active, capacity, upcoming } = await readTicketStats(db, clock.now());
    return { status: 200, body: { active_slots: active, total_capacity: capacity, upcoming_slots: upcoming } };
  }),
  bulkCreateTicketSlots,
};
