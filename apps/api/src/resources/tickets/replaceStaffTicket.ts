import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import {
  type EventValues,
  findStaffEvent,
  findStocked,
  lockStaffEvent,
  readEventVersion,
  replaceEvent,
  type StaffEventRow,
} from '../../db/catalogue/staffEvents.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidRequest, notFound, preconditionFailed } from '../../problems/problems.ts';
import { eventValues } from './eventInput.ts';
import { orEventSlugTaken, readStaffEvent } from './staffEventBody.ts';

/** Replaces an attraction, its ticket types and admission times (GAP-59). */
export const replaceStaffTicket = operation('replaceStaffTicket', async (context) => {
  const { path, headers, body, db, clock } = context;
  const change = inTransaction(db, async (tx) => {
    const before = await lockStaffEvent(tx, path.id);
    if (!before) throw notFound('event');
    if (headers['if-match'].trim() !== `"${readEventVersion(before)}"`)
      throw preconditionFailed('This attraction has changed since you opened it. Please check it and try again.');
    const values = eventValues(body, before);
    await requireRemovable(tx, before, values);
    await replaceEvent(tx, path.id, values);
    const after = await findStaffEvent(tx, path.id);
    const changed = { operation: 'replaceStaffTicket', objectId: path.id, before, after } as const;
    await recordChange(tx, context, changed, clock.now());
  });
  await orEventSlugTaken(change);
  return { status: 200, ...(await readStaffEvent(db, path.id)) };
});

/** @throws {Problem} invalid-request when a ticket type or admission time that is removed has places on any date */
async function requireRemovable(tx: Database, before: StaffEventRow, { types, slots }: EventValues): Promise<void> {
  const staying = new Set([...types, ...slots].map(({ id }) => id));
  const isGone = ({ id }: { readonly id: string }) => !staying.has(id);
  const [goneTypes, goneSlots] = [before.types.filter(isGone), before.slots.filter(isGone)];
  if (goneTypes.length + goneSlots.length === 0) return;
  const stocked = await findStocked(
    tx,
    goneTypes.map(({ id }) => id),
    goneSlots.map(({ id }) => id),
  );
  const describe = (rows: readonly { readonly id: string; readonly name: string }[]) =>
    rows
      .filter(({ id }) => stocked.has(id))
      .map(({ name }) => `“${name}” has places on some dates and can’t be removed. Close it in Availability instead.`);
  const errors = { ticket_types: describe(goneTypes), time_slots: describe(goneSlots) };
  const found = Object.entries(errors).filter(([, texts]) => texts.length > 0);
  if (found.length > 0) throw invalidRequest(null, Object.fromEntries(found));
}
