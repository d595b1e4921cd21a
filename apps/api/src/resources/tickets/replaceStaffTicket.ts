import { isDeepStrictEqual } from 'node:util';
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
import { operation } from '../../http/operation.ts';
import { invalidRequest } from '../../problems/problems.ts';
import { requireProductImages } from '../images/requireProductImages.ts';
import { replaceVersion } from '../replaceVersion.ts';
import { orSlugTaken } from '../slugs.ts';
import { toEventValues } from './eventInput.ts';
import { readStaffEvent } from './staffEventBody.ts';
import { toAudited } from './toAudited.ts';

/** Replaces an attraction in any state, its ticket types and admission times. */
export const replaceStaffTicket = operation('replaceStaffTicket', async (context) => {
  const { path, body, db } = context;
  const change = replaceVersion(context, {
    operation: 'replaceStaffTicket',
    noun: 'attraction',
    missing: 'event',
    lock: lockStaffEvent,
    readVersion: readEventVersion,
    isAlready,
    toValues: (row) => toEventValues(body, row),
    requireParts: async (tx, values, row) => {
      await requireProductImages(tx, values.event);
      await requireRemovable(tx, row, values);
    },
    replace: async (tx, row, values) => {
      await replaceEvent(tx, row.event, values, context);
      return { before: toAudited(row), after: toAudited(await findStaffEvent(tx, path.id)) };
    },
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
