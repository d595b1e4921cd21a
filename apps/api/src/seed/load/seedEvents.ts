import { addDays, type CalendarDate, dubaiDate } from '@aitours/domain/dates';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { ticketEvents, ticketStock, ticketTimeSlots, ticketTypes } from '../../db/schema.ts';
import type { EventSeed } from '../catalogue/index.ts';
import { pictureIds } from './pictures.ts';
import { seedId } from './seedId.ts';
import { shelvedAt } from './shelvedAt.ts';
import { upsert } from './upsert.ts';

/** How far ahead tickets are on sale; each start of the shop opens those that have come nearer. */
const openAhead = 60;

const ticketTypeId = (slug: string, name: string): string => seedId('ticket type', slug, name);
const timeSlotId = (slug: string, name: string): string => seedId('ticket slot', slug, name);

/** Fills the shelf of attractions and opens their tickets. */
export async function seedEvents(db: Database, events: readonly EventSeed[], now: Date): Promise<void> {
  await upsert(db, ticketEvents, [ticketEvents.slug], events.map(eventRow));
  const ids = await idsBySlug(db, events);
  await upsert(
    db,
    ticketTypes,
    [ticketTypes.id],
    events.flatMap(({ slug, ticketTypes: types }) =>
      types.map((type, position) => ({
        ...type,
        id: ticketTypeId(slug, type.name),
        eventId: ids.get(slug) ?? '',
        position,
      })),
    ),
  );
  await upsert(
    db,
    ticketTimeSlots,
    [ticketTimeSlots.id],
    events.flatMap(({ slug, timeSlots }) =>
      timeSlots.map((slot) => ({ ...slot, id: timeSlotId(slug, slot.name), eventId: ids.get(slug) ?? '' })),
    ),
  );
  await openComingTickets(db, events, now);
}

/** Opens the tickets of the days that have come near since the last time. */
export async function openComingTickets(db: Database, events: readonly EventSeed[], now: Date): Promise<void> {
  const ids = await idsBySlug(db, events);
  for (const event of events) {
    const id = ids.get(event.slug);
    if (id !== undefined) await openTickets(db, event, id, dubaiDate(now));
  }
}

const eventRow = (event: EventSeed, position: number) => ({
  id: seedId('event', event.slug),
  slug: event.slug,
  title: event.title,
  description: event.description,
  venue: event.venue,
  location: event.location,
  eventType: event.eventType,
  basePrice: Math.min(...event.ticketTypes.map(({ adultPrice }) => adultPrice)),
  durationMinutes: event.durationMinutes,
  startDate: event.startDate,
  endDate: event.endDate,
  images: pictureIds('event', event),
  position,
  createdAt: shelvedAt(position),
});

async function idsBySlug(db: Database, events: readonly EventSeed[]): Promise<ReadonlyMap<string, string>> {
  const slugs = events.map(({ slug }) => slug);
  const rows = await db
    .select({ id: ticketEvents.id, slug: ticketEvents.slug })
    .from(ticketEvents)
    .where(inArray(ticketEvents.slug, slugs));
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Opens the tickets of the coming days that aren't open yet. Of an event with few left, later days are sold out. */
async function openTickets(db: Database, event: EventSeed, eventId: string, today: CalendarDate): Promise<void> {
  const from = event.startDate > today ? event.startDate : today;
  const horizon = addDays(today, openAhead);
  const until = event.endDate < horizon ? event.endDate : horizon;
  const { openDays, capacityPerSlot: capacity, left } = event.availability;
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
  if (isFirst && typeof left === 'number') await leave(db, eventId, left, today);
}

/** Leaves exactly so many tickets, on the first days after today. */
async function leave(db: Database, eventId: string, left: number, today: CalendarDate): Promise<void> {
  const slots = await db
    .select({ id: ticketStock.id, capacity: ticketStock.capacity })
    .from(ticketStock)
    .innerJoin(ticketTimeSlots, eq(ticketTimeSlots.id, ticketStock.timeSlotId))
    .where(and(eq(ticketStock.eventId, eventId), gte(ticketStock.date, addDays(today, 1))))
    .orderBy(asc(ticketStock.date), asc(ticketTimeSlots.time), asc(ticketStock.ticketTypeId))
    .limit(left);
  // Two to a slot, so that what is left is spread over a few times.
  let rest = left;
  for (const { id, capacity } of slots) {
    const here = Math.min(2, rest, capacity);
    await db
      .update(ticketStock)
      .set({ booked: capacity - here })
      .where(eq(ticketStock.id, id));
    rest -= here;
  }
}
