import { datesBetween, dubaiDate } from '@aitours/domain/dates';
import { type BulkSlotsErrors, checkBulkSlots, type EventDays, maxBulkRangeDays } from '@aitours/domain/staff';
import type { components } from '@aitours/openapi/schema';
import { requireStaff } from '../../auth/signedInUser.ts';
import { operation } from '../../contract/operation.ts';
import { findTicketTypes, findTimeSlots } from '../../db/catalogue/events.ts';
import { countOpenSlots, type NewSlots, openSlots } from '../../db/catalogue/ticketSlots.ts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidRequest, notFound } from '../../problems/problems.ts';
import { requireEvent } from './requireEvent.ts';

type BulkSlots = components['schemas']['BulkSlots'];

/** Opens the slots of a range of days, or only counts them; for staff (API-54, GAP-59). */
export const bulkCreateTicketSlots = operation('bulkCreateTicketSlots', async (request) => {
  const { path, body, user, config, db, clock } = request;
  requireStaff(user, config);
  const event = await requireEvent(db, path.id);
  requireSense(body, { first: event.startDate, last: event.endDate }, dubaiDate(clock.now()));
  await requireOwnParts(db, event.id, body);
  const { slots, skipped } = slotsOf(event.id, body);
  const { dry_run = false } = body;
  const { created, left, booked } = dry_run ? await tryOut(db, slots) : await open(db, slots);
  return {
    status: dry_run ? 200 : 201,
    body: {
      slots_created: created,
      slots_skipped: skipped,
      slots_left: left,
      slots_booked: booked,
      dry_run,
    },
  };
});

const wantedCount = ({ dates, timeSlotIds }: NewSlots): number => dates.length * timeSlotIds.length;

async function tryOut(db: Database, slots: NewSlots) {
  const { open: left, booked } = await countOpenSlots(db, slots);
  return { created: wantedCount(slots) - left, left, booked };
}

/** A slot that was just opened has no bookings yet, so those that have were open before. */
const open = (db: Database, slots: NewSlots) =>
  inTransaction(db, async (tx) => {
    const created = await openSlots(tx, slots);
    const { booked } = await countOpenSlots(tx, slots);
    return { created, left: wantedCount(slots) - created, booked };
  });

const texts = {
  startDate: { past: 'must not be before today', 'before-event': 'must not be before the event begins' },
  endDate: {
    'before-start': 'must not be before the start',
    'too-long': `must be within ${maxBulkRangeDays} days of the start`,
    'after-event': 'must not be after the event ends',
  },
} as const;

/** Nobody can book a ticket for a day that is over, or on which the event doesn't take place (STAFF-20). */
function requireSense(body: BulkSlots, event: EventDays, today: string): void {
  const plan = {
    startDate: body.start_date,
    endDate: body.end_date,
    excludedDates: body.exclude_dates ?? [],
    timeSlots: body.time_slots,
    capacity: body.default_capacity,
  };
  const problems = checkBulkSlots(plan, event, today);
  if (Object.keys(problems).length > 0) throw invalidRequest(null, textsOf(problems));
}

/** What the contract's own checks leave to refuse. */
const textsOf = ({ startDate, endDate, excludedDates }: BulkSlotsErrors): Record<string, string[]> => ({
  ...(startDate && { start_date: [texts.startDate[startDate]] }),
  ...(endDate && { end_date: [texts.endDate[endDate]] }),
  ...(excludedDates && { exclude_dates: ['must lie inside the range'] }),
});

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
