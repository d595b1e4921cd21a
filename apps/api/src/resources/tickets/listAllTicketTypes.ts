import { findAllTicketTypes } from '../../db/catalogue/events.ts';
import { operation } from '../../http/operation.ts';
import { toTicketTypeBody } from './eventBody.ts';

/** Lists the ticket types of all attractions; for staff (API-56, GAP-11). */
export const listAllTicketTypes = operation('listAllTicketTypes', async ({ db }) => {
  const types = await findAllTicketTypes(db);
  return { status: 200, body: types.map(toTicketTypeBody) };
});
