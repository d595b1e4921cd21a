import { eventChanges, findStaffEvent } from '../../db/catalogue/staffEvents.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { readEditedEvent } from './staffEventBody.ts';
import type { AuditedEvent } from './toAudited.ts';

/** Returns an attraction as it was after a change by staff. */
export const getTicketVersion = operation('getTicketVersion', async ({ path, db }) => {
  const [row, entry] = await Promise.all([findStaffEvent(db, path.id), eventChanges.find(db, path.id, path.change_id)]);
  if (!row || !entry?.after || entry.operation === 'setTicketState') throw notFound('event');
  // The audit log has the row as it was stored. Columns that are newer than the entry have their current values.
  const { event, types, slots } = entry.after as AuditedEvent;
  return { status: 200, body: await readEditedEvent(db, { event: { ...row.event, ...event }, types, slots }) };
});
