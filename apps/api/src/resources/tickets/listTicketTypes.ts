import { findTicketTypes } from '../../db/catalogue/events.ts';
import { operation } from '../../http/operation.ts';
import { toTicketTypeBody } from './eventBody.ts';
import { requireEvent } from './requireEvent.ts';

/** Lists the ticket types of an attraction (API-52). */
export const listTicketTypes = operation(
  'listTicketTypes',
  async ({ path, db }) => {
    const event = await requireEvent(db, path.id);
    const types = await findTicketTypes(db, [event.id]);
    return { status: 200, body: types.map(toTicketTypeBody) };
  },
  { readsOnlyCatalogue: true },
);
