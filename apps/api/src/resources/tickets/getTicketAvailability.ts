import { addDays, toDubaiDate } from '@aitours/domain/dates';
import { findOpenSlots } from '../../db/stock/ticketSlots.ts';
import { operation } from '../../http/operation.ts';
import { requireDateRange } from '../dateRange.ts';
import { requireEvent } from './requireEvent.ts';

const maxDays = 92;

/** Lists the places left of an attraction for each date, ticket type and time (API-53, GAP-10). */
export const getTicketAvailability = operation('getTicketAvailability', async ({ path, query, db, clock }) => {
  const now = clock.now();
  const start = query.start ?? toDubaiDate(now);
  const end = query.end ?? addDays(start, maxDays - 1);
  requireDateRange({ start, end }, maxDays);
  const event = await requireEvent(db, path.id);
  const slotQuery = { eventId: event.id, from: start, to: end, ticketTypeId: query.ticket_type_id };
  const slots = await findOpenSlots(db, slotQuery, now);
  const body = slots.map(({ date, ticketTypeId, timeSlotId, capacity, placesLeft }) => ({
    date,
    ticket_type_id: ticketTypeId,
    time_slot_id: timeSlotId,
    capacity,
    available: placesLeft,
  }));
  return { status: 200, body };
});
