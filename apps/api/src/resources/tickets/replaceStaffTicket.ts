import { isDeepStrictEqual } from 'node:util';
import { requireVersion } from '../../contract/entityTag.ts';
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
import { invalidRequest, notFound } from '../../problems/problems.ts';
import { requireProductImages } from '../images/requireProductImages.ts';
import { orSlugTaken } from '../slugs.ts';
import { eventValues } from './eventInput.ts';
import { readStaffEvent } from './staffEventBody.ts';
import { toAudited } from './toAudited.ts';

/** Replaces an attraction in any state, its ticket types and admission times (GAP-59). */
export const replaceStaffTicket = operation('replaceStaffTicket', async (context) => {
  const { path, headers, body, db, clock } = context;
  const change = inTransaction(db, async (tx) => {
    const before = await lockStaffEvent(tx, path.id);
    if (!before) throw notFound('event');
    const values = eventValues(body, before);
    // A retry, whose first response was lost, changed the version itself.
    if (isAlready(before, values)) return;
    requireVersion(headers['if-match'], readEventVersion(before), 'attraction');
    await requireProductImages(tx, values.event);
    await requireRemovable(tx, before, values);
    await replaceEvent(tx, before.event, values, context);
    const after = toAudited(await findStaffEvent(tx, path.id));
    const changed = { objectId: path.id, before: toAudited(before), after };
    await recordChange(tx, context, { operation: 'replaceStaffTicket', ...changed }, clock.now());
  });
  await orSlugTaken(change, 'ticket_events_slug_key');
  return { status: 200, ...(await readStaffEvent(db, path.id)) };
});

/** Whether the attraction has these values. New ticket types and admission times have other ids in each request. */
function isAlready({ event, types, slots }: StaffEventRow, values: EventValues): boolean {
  const stored = types.map(({ eventId: _, position: __, ...type }) => withoutId(type));
  const storedSlots = slots.map(({ eventId: _, ...slot }) => withoutId(slot));
  const byTime = values.slots.toSorted((one, other) => (one.time < other.time ? -1 : 1));
  return (
    isDeepStrictEqual({ ...event, ...values.event }, event) &&
    isDeepStrictEqual(values.types.map(withoutId), stored) &&
    isDeepStrictEqual(byTime.map(withoutId), storedSlots)
  );
}

const withoutId = <Row extends { readonly id: string }>({ id: _, ...rest }: Row) => rest;

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
