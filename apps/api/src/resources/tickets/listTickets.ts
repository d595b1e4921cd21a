import { findTicketTypes, listEventRows } from '../../db/catalogue/events.ts';
import { findListedAvailability } from '../../db/stock/ticketSlots.ts';
import { operation } from '../../http/operation.ts';
import { requireFreeQuery } from '../freeQuery.ts';
import { toProductPageBody } from '../page.ts';
import { toEventBody } from './eventBody.ts';

const path = '/api/v1/tickets/';

/** Lists a page of attractions with the tickets left (API-49, API-37). */
export const listTickets = operation('listTickets', async ({ query, db, clock, listCursors }) => {
  requireFreeQuery(query);
  const page = await listEventRows(db, query, listCursors.read(path, query), clock.now());
  const ids = page.rows.map(({ id }) => id);
  const [types, left] = await Promise.all([findTicketTypes(db, ids), findListedAvailability(db, ids, clock.now())]);
  const events = page.rows.map((row) => toEventBody(row, types, left.get(row.id)));
  return { status: 200, body: toProductPageBody(listCursors, path, query, page, events) };
});
