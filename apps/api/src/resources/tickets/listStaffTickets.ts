import { findTicketTypes } from '../../db/catalogue/events.ts';
import { listStaffEventRows } from '../../db/catalogue/staffEvents.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';

/** Lists a page of the attractions in any state. */
export const listStaffTickets = operation('listStaffTickets', async ({ query, db }) => {
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
  return { status: 200, body: toPageBody('/api/v1/staff-tickets/', query, count, results) };
});
