import { addDays, datesBetween } from '@aitours/domain/dates';
import { requireStaff } from '../../auth/signedInUser.ts';
import type { components } from '../../contract/generated/contract.ts';
import { operation } from '../../contract/operation.ts';
import { invalidRequest, notFound } from '../../contract/problems.ts';
import { findTicketTypes, findTimeSlots } from '../../db/catalogue/events.ts';
import { countOpenSlots, type NewSlots, openSlots } from '../../db/catalogue/ticketSlots.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { requireEvent } from './requireEvent.ts';

type BulkSlots = components['schemas']['BulkSlots'];

const longestRange = 366;

/** Opens the slots of a range of days, or only counts them; for staff (API-54, GAP-59). */
export const bulkCreateTicketSlots = operation('bulkCreateTicketSlots', async ({ path, body, user, config, db }) => {
  requireStaff(user, config);
  const event = await requireEvent(db, path.id);
  requireSense(body, event);
  await requireOwnParts(db, event.id, body);
  const { slots, skipped } = slotsOf(event.id, body);
  const wanted = slots.dates.length * slots.timeSlotIds.length;
  const created = body.dry_run
    ? wanted - (await countOpenSlots(db, slots))
    : await inTransaction(db, (tx) => openSlots(tx, slots));
  return {
    status: body.dry_run ? 200 : 201,
    body: { slots_created: created, slots_skipped: skipped, slots_left: wanted - created, dry_run: body.dry_run },
  };
});

/** Nobody can book a ticket for a day on which the event doesn't take place. */
function requireSense(body: BulkSlots, event: { readonly startDate: string; readonly endDate: string }): void {
  const { start_date, end_date } = body;
  if (end_date < start_date) throw invalidRequest(null, { end_date: ['must not be before the start'] });
  if (end_date > addDays(start_date, longestRange)) {
    throw invalidRequest(null, { end_date: [`must be within ${longestRange} days of the start`] });
  }
  if (start_date < event.startDate)
    throw invalidRequest(null, { start_date: [`must not be before ${event.startDate}`] });
  if (end_date > event.endDate) throw invalidRequest(null, { end_date: [`must not be after ${event.endDate}`] });
}

/** @throws {Problem} not-found for a ticket type of another event, invalid-request for a time of another event */
async function requireOwnParts(
  db: Database,
  eventId: string,
  { ticket_type_id, time_slots }: BulkSlots,
): Promise<void> {
  const types = await findTicketTypes(db, [eventId]);
  if (!types.some(({ id }) => id === ticket_type_id)) throw notFound('ticket type');
  const own = await findTimeSlots(db, eventId);
  const foreign = time_slots.find((slot) => !own.some(({ id }) => id === slot));
  if (foreign !== undefined) throw invalidRequest(null, { time_slots: ['names a time that the event does not have'] });
}

function slotsOf(eventId: string, body: BulkSlots): { slots: NewSlots; skipped: number } {
  const excluded = new Set(body.exclude_dates ?? []);
  const range = datesBetween(body.start_date, body.end_date);
  const dates = range.filter((date) => !excluded.has(date));
  return {
    slots: {
      eventId,
      ticketTypeId: body.ticket_type_id,
      timeSlotIds: body.time_slots,
      dates,
      capacity: body.default_capacity,
    },
    skipped: (range.length - dates.length) * body.time_slots.length,
  };
}
