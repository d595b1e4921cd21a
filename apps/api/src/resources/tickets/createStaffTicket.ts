import { findStaffEvent, insertEventDraft } from '../../db/catalogue/staffEvents.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { operation } from '../../http/operation.ts';
import { requireProductImages } from '../images/requireProductImages.ts';
import { orSlugTaken } from '../slugs.ts';
import { toEventValues } from './eventInput.ts';
import { readStaffEvent } from './staffEventBody.ts';
import { toAudited } from './toAudited.ts';

/** Creates a draft of an attraction with its ticket types. `db` is the transaction of the idempotency key. */
export const createStaffTicket = operation('createStaffTicket', async (context) => {
  const { body, db, clock } = context;
  const values = toEventValues(body);
  await requireProductImages(db, values.event);
  const id = await orSlugTaken(insertEventDraft(db, values, context), 'ticket_events_slug_key');
  const change = { operation: 'createStaffTicket', objectId: id, before: null } as const;
  await recordChange(db, context, { ...change, after: toAudited(await findStaffEvent(db, id)) }, clock.now());
  return { status: 201, ...(await readStaffEvent(db, id)) };
});
