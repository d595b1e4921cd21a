import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import { findStaffEvent, insertStaffEvent } from '../../db/catalogue/staffEvents.ts';
import { requireImages } from '../images/requireImages.ts';
import { orSlugTaken } from '../slugs.ts';
import { eventValues } from './eventInput.ts';
import { readStaffEvent } from './staffEventBody.ts';

/** Creates an attraction with its ticket types (GAP-59). `db` is the transaction of the idempotency key. */
export const createStaffTicket = operation('createStaffTicket', async (context) => {
  const { body, db, clock } = context;
  const values = eventValues(body);
  await requireImages(db, values.event.images);
  const id = await orSlugTaken(insertStaffEvent(db, values, clock.now()), 'ticket_events_slug_key');
  const change = { operation: 'createStaffTicket', objectId: id, before: null } as const;
  await recordChange(db, context, { ...change, after: await findStaffEvent(db, id) }, clock.now());
  return { status: 201, ...(await readStaffEvent(db, id)) };
});
