import { addDays, type CalendarDate, toDubaiDate } from '@aitours/domain/dates';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ticketEvents, ticketStock, ticketTimeSlots, ticketTypes } from '../../db/schema.ts';
import { upsert } from '../../db/upsert.ts';
import type { AttractionSeed } from '../catalogue/attraction.ts';
import { findSeeded } from './findSeeded.ts';
import { listPictureIds } from './pictures.ts';
import { seedId } from './seedId.ts';
import { toCreatedAt } from './toCreatedAt.ts';

/** How many days ahead tickets are on sale. */
const salesDays = 60;

const getTicketTypeId = (slug: string, name: string): string => seedId('ticket type', slug, name);
const getTimeSlotId = (slug: string, name: string): string => seedId('ticket slot', slug, name);

/** Upserts attractions and opens their tickets. */
export async function seedAttractions(db: Database, attractions: readonly AttractionSeed[], now: Date): Promise<void> {
  const { own, ids } = await findSeeded(db, ticketEvents, 'event', attractions);
  await upsert(
    db,
    ticketEvents,
    [ticketEvents.slug],
    own.map((attraction) => toAttractionRow(attraction, attractions.indexOf(attraction))),
  );
  await upsert(
    db,
    ticketTypes,
    [ticketTypes.id],
    own.flatMap(({ slug, ticketTypes: types }) =>
      types.map((type, position) => ({
        ...type,
        id: getTicketTypeId(slug, type.name),
        eventId: ids.get(slug) ?? '',
        position,
      })),
    ),
  );
  await upsert(
    db,
    ticketTimeSlots,
    [ticketTimeSlots.id],
    own.flatMap(({ slug, timeSlots }) =>
      timeSlots.map((slot) => ({ ...slot, id: getTimeSlotId(slug, slot.name), eventId: ids.get(slug) ?? '' })),
    ),
  );
  await openComingTickets(db, attractions, now);
}

/** Opens the tickets of the days that have come into the period of sale since the last call. */
export async function openComingTickets(
  db: Database,
  attractions: readonly AttractionSeed[],
  now: Date,
): Promise<void> {
  const { ids } = await findSeeded(db, ticketEvents, 'event', attractions);
  for (const attraction of attractions)
    await openTickets(db, attraction, ids.get(attraction.slug) ?? '', toDubaiDate(now));
}

const toAttractionRow = (attraction: AttractionSeed, position: number) => ({
  id: seedId('event', attraction.slug),
  slug: attraction.slug,
  title: attraction.title,
  description: attraction.description,
  venue: attraction.venue,
  location: attraction.location,
  eventType: attraction.eventType,
  basePrice: Math.min(...attraction.ticketTypes.map(({ adultPrice }) => adultPrice)),
  durationMinutes: attraction.durationMinutes,
  startDate: attraction.startDate,
  endDate: attraction.endDate,
  cancellationTerms: attraction.cancellationTerms,
  facts: attraction.facts,
  languages: attraction.languages,
  images: listPictureIds('event', attraction),
  position,
  createdAt: toCreatedAt(position),
});

/** Opens the tickets of the coming days that aren't open yet. If only some are left, all other days are sold out. */
async function openTickets(
  db: Database,
  attraction: AttractionSeed,
  eventId: string,
  today: CalendarDate,
): Promise<void> {
  const from = attraction.startDate > today ? attraction.startDate : today;
  const horizon = addDays(today, salesDays);
  const until = attraction.endDate < horizon ? attraction.endDate : horizon;
  const { openDays, capacityPerSlot: capacity, left } = attraction.availability;
  const isFirst = (await db.$count(ticketStock, eq(ticketStock.eventId, eventId))) === 0;
  const days = sql.join(
    openDays.map((weekday) => sql`${weekday}`),
    sql`, `,
  );
  await db.execute(sql`
    insert into ${ticketStock} (event_id, ticket_type_id, time_slot_id, date, capacity, booked)
    select ${eventId}::text, t.id, s.id, d::date, ${capacity}::integer, ${left === null ? 0 : capacity}::integer
    from ${ticketTypes} t, ${ticketTimeSlots} s, generate_series(${from}::date, ${until}::date, '1 day') d
    where t.event_id = ${eventId} and s.event_id = ${eventId} and extract(dow from d) in (${days})
    on conflict do nothing
  `);
  if (isFirst && typeof left === 'number') await leaveTickets(db, eventId, left, today);
}

/** Makes `left` tickets available in total, on the first days after today. */
async function leaveTickets(db: Database, eventId: string, left: number, today: CalendarDate): Promise<void> {
  const slots = await db
    .select({ id: ticketStock.id, capacity: ticketStock.capacity })
    .from(ticketStock)
    .innerJoin(ticketTimeSlots, eq(ticketTimeSlots.id, ticketStock.timeSlotId))
    .where(and(eq(ticketStock.eventId, eventId), gte(ticketStock.date, addDays(today, 1))))
    .orderBy(asc(ticketStock.date), asc(ticketTimeSlots.time), asc(ticketStock.ticketTypeId))
    .limit(left);
  // Two per slot, so that several slots have tickets left.
  let rest = left;
  for (const { id, capacity } of slots) {
    const count = Math.min(2, rest, capacity);
    await db
      .update(ticketStock)
      .set({ booked: capacity - count })
      .where(eq(ticketStock.id, id));
    rest -= count;
  }
}
