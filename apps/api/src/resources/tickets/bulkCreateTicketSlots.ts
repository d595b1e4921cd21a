import { listDates, toDubaiDate } from '@aitours/domain/dates';
import { type BulkSlotsErrors, checkBulkSlots, type EventDays, maxBulkRangeDays } from '@aitours/domain/staff';
import { findTicketTypes, findTimeSlots } from '../../db/catalogue/events.ts';
import { refreshLowestTicketPrice } from '../../db/catalogue/ticketPrices.ts';
import type { Database } from '../../db/database.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import { closeTicketBlackouts } from '../../db/stock/stockSchedules.ts';
import { lockProduct } from '../../db/stock/stockSlots.ts';
import { countOpenSlots, type NewSlots, openSlots } from '../../db/stock/ticketSlots.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Context, operation } from '../../http/operation.ts';
import { invalidRequest, notFound } from '../../problems/problems.ts';
import { requireEvent } from './requireEvent.ts';

type BulkSlots = Context<'bulkCreateTicketSlots'>['body'];

/** Creates the slots of a range of days, or only counts them; for staff (API-54). */
export const bulkCreateTicketSlots = operation('bulkCreateTicketSlots', async (request) => {
  const { path, body, db, clock } = request;
  const event = await requireEvent(db, path.id);
  requireValidPlan(body, { first: event.startDate, last: event.endDate }, toDubaiDate(clock.now()));
  await requirePartsOfEvent(db, event.id, body);
  const { slots, skipped } = createSlots(event.id, body);
  const { dry_run } = body;
  const { created, left, booked } = dry_run ? await dryRun(db, slots) : await create(request, slots);
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

const requestedCount = ({ dates, timeSlotIds }: NewSlots): number => dates.length * timeSlotIds.length;

async function dryRun(db: Database, slots: NewSlots) {
  const { open: left, booked } = await countOpenSlots(db, slots);
  return { created: requestedCount(slots) - left, left, booked };
}

/** New slots have no bookings, so slots with bookings existed before. */
const create = (context: Context<'bulkCreateTicketSlots'>, slots: NewSlots) =>
  inTransaction(context.db, async (tx) => {
    await lockProduct(tx, { type: 'ticket-type', id: slots.ticketTypeId });
    const created = await openSlots(tx, slots);
    await closeTicketBlackouts(tx, slots.ticketTypeId);
    const change = { objectId: slots.eventId, before: null, after: { ...slots, created } };
    await refreshLowestTicketPrice(tx, { type: 'ticket-type', id: slots.ticketTypeId }, context);
    await recordChange(tx, context, { operation: 'bulkCreateTicketSlots', ...change }, context.clock.now());
    const { booked } = await countOpenSlots(tx, slots);
    return { created, left: requestedCount(slots) - created, booked };
  });

const messages = {
  startDate: { past: 'must not be before today', 'before-event': 'must not be before the attraction’s first day' },
  endDate: {
    'before-start': 'must not be before the start',
    'too-long': `must be within ${maxBulkRangeDays} days of the start`,
    'after-event': 'must not be after the attraction’s last day',
  },
  excludedDates: { 'outside-range': 'must be within the range', 'none-left': 'must leave at least one date' },
} as const;

/** Slots can't be in the past or outside the attraction's dates (STAFF-20). */
function requireValidPlan(body: BulkSlots, event: EventDays, today: string): void {
  const plan = {
    startDate: body.start_date,
    endDate: body.end_date,
    excludedDates: body.exclude_dates,
    timeSlots: body.time_slots,
    capacity: body.default_capacity,
  };
  const errors = checkBulkSlots(plan, event, today);
  if (Object.keys(errors).length > 0) throw invalidRequest(null, toFieldErrors(errors));
}

/** Errors that the contract's schema can't express. */
const toFieldErrors = ({ startDate, endDate, excludedDates }: BulkSlotsErrors): Record<string, string[]> => ({
  ...(startDate && { start_date: [messages.startDate[startDate]] }),
  ...(endDate && { end_date: [messages.endDate[endDate]] }),
  ...(excludedDates && { exclude_dates: [messages.excludedDates[excludedDates]] }),
});

/** @throws {Problem} not-found for a ticket type of another event, invalid-request for a time of another event */
async function requirePartsOfEvent(
  db: Database,
  eventId: string,
  { ticket_type_id, time_slots }: BulkSlots,
): Promise<void> {
  const types = await findTicketTypes(db, [eventId]);
  if (!types.some(({ id }) => id === ticket_type_id)) throw notFound('ticket type');
  const own = await findTimeSlots(db, eventId);
  const foreign = time_slots.find((slot) => !own.some(({ id }) => id === slot));
  if (foreign !== undefined) throw invalidRequest(null, { time_slots: ['The attraction has no such time.'] });
}

function createSlots(eventId: string, body: BulkSlots): { slots: NewSlots; skipped: number } {
  const excluded = new Set(body.exclude_dates);
  const range = listDates(body.start_date, body.end_date);
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
