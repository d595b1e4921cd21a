import { formatWireAmount } from '@aitours/domain/money';
import { getSlotPrice } from '@aitours/domain/pricing';
import { findTicketTypes, findTimeSlots, type TicketTypeRow } from '../../db/catalogue/events.ts';
import { getTicketFaresOn } from '../../db/catalogue/ticketPrices.ts';
import type { Database } from '../../db/database.ts';
import { findOpenSlots, type SlotQuery } from '../../db/stock/ticketSlots.ts';
import { operation } from '../../http/operation.ts';
import { notFound } from '../../problems/problems.ts';
import { requireEvent } from './requireEvent.ts';

/** Lists times of entry: with a date, those on sale with the places left; with a ticket type, their prices (GAP-09). */
export const listTicketTimeSlots = operation('listTicketTimeSlots', async ({ path, query, db, clock }) => {
  const event = await requireEvent(db, path.id);
  const slots = await findTimeSlots(db, event.id);
  const type = await findType(db, event.id, query.ticket_type_id);
  const day = query.date && {
    eventId: event.id,
    from: query.date,
    to: query.date,
    ticketTypeId: query.ticket_type_id,
  };
  const left = day ? await readPlacesBySlot(db, day, clock.now()) : null;
  const body = slots
    .filter(({ id }) => left === null || left.has(id))
    .map(({ id, name, time, priceAdjustment }) => ({
      id,
      name,
      time,
      price_adjustment: formatWireAmount(priceAdjustment),
      final_price: type && formatWireAmount(getSlotPrice(getAdultPrice(type, query.date), priceAdjustment)),
      available: left?.get(id) ?? null,
    }));
  return { status: 200, body };
});

async function readPlacesBySlot(db: Database, query: SlotQuery, now: Date): Promise<ReadonlyMap<string, number>> {
  const places = new Map<string, number>();
  for (const { timeSlotId, placesLeft } of await findOpenSlots(db, query, now)) {
    places.set(timeSlotId, (places.get(timeSlotId) ?? 0) + placesLeft);
  }
  return places;
}

async function findType(db: Database, eventId: string, ticketTypeId: string | undefined) {
  if (ticketTypeId === undefined) return null;
  const type = (await findTicketTypes(db, [eventId])).find(({ id }) => id === ticketTypeId);
  if (!type) throw notFound('ticket type');
  return type;
}

/** Without a date, the regular price. */
const getAdultPrice = (type: TicketTypeRow, date: string | undefined): number =>
  date === undefined ? type.adultPrice : getTicketFaresOn(type, date, 0).adult;
