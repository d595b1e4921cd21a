import { slotForDate } from '@aitours/domain/availability';
import { addDays, type CalendarDate, dubaiDate, instantInDubai } from '@aitours/domain/dates';
import { eq, inArray } from 'drizzle-orm';
import type { BookingDetails } from '../../db/bookingDetails.ts';
import { insertBooking, type NewBookingLine } from '../../db/bookings.ts';
import { findActivity } from '../../db/catalogue/activities.ts';
import { findEvent, findTicketTypes, findTimeSlots } from '../../db/catalogue/events.ts';
import { findTicketStock } from '../../db/catalogue/ticketSlots.ts';
import { findTour, findTourDays } from '../../db/catalogue/tours.ts';
import { findVehicle } from '../../db/catalogue/vehicles.ts';
import type { Database } from '../../db/database.ts';
import { bookings, users } from '../../db/schema.ts';
import { placesLeft, takePlaces } from '../../db/stock.ts';
import { ruleSlot } from '../../resources/activities/slots.ts';
import { bookedItem } from '../../resources/bookings/bookedItem.ts';
import { bookedTour } from '../../resources/bookings/bookedTour.ts';
import { activityLine } from '../../resources/lines/activityLine.ts';
import type { AnyLine } from '../../resources/lines/cartLine.ts';
import { ticketLine } from '../../resources/lines/ticketLine.ts';
import { tourLine } from '../../resources/lines/tourLine.ts';
import { bookedTransfer } from '../../resources/transfers/bookedTransfer.ts';
import type { AccountSeed, BookingSeed, BookingStatus } from '../catalogue/index.ts';
import { seedId } from './seedId.ts';

type Seed<Kind extends BookingSeed['kind']> = Extract<BookingSeed, { kind: Kind }>;

/** What is booked, before it is known when and by whom. */
interface Booked {
  readonly total: number;
  readonly details: BookingDetails;
  readonly lines: readonly NewBookingLine[];
}

/** How far a demonstration booking may move to find a day that has places. */
const daysToTry = 30;
const day = 24 * 3600 * 1000;

/**
 * Lets the demonstration's customers book, unless any of them has already: at the prices of the rules, and from the
 * stock like anybody else. What lies in the past or was cancelled takes no places.
 */
export async function seedBookings(
  db: Database,
  seeds: readonly BookingSeed[],
  accounts: readonly AccountSeed[],
  now: Date,
): Promise<void> {
  const people = await db
    .select()
    .from(users)
    .where(
      inArray(
        users.email,
        accounts.map(({ email }) => email),
      ),
    );
  const ids = people.map(({ id }) => id);
  if (ids.length === 0 || (await db.$count(bookings, inArray(bookings.userId, ids))) > 0) return;
  for (const [index, seed] of seeds.entries()) {
    const person = people.find(({ email }) => email === seed.account);
    const booked = await bookedOf(db, seed, now);
    if (!person || !booked) continue;
    const lines = takesPlaces(seed) ? booked.lines : booked.lines.map((line) => ({ ...line, places: null }));
    const shortage = await takePlaces(
      db,
      lines.flatMap(({ places }) => places ?? []),
    );
    if (shortage) continue;
    const row = await insertBooking(
      db,
      {
        userId: person.id,
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        phone: person.phone,
        specialRequests: seed.specialRequests ?? '',
        total: booked.total,
        paymentMethod: seed.paymentMethod,
        paymentStatus: paymentOf(seed),
        status: seed.status,
        details: booked.details,
      },
      lines,
      bookedAt(booked.details, index, now),
    );
    if (seed.status === 'cancelled' || seed.status === 'refunded') {
      const refund = paymentOf(seed) === 'refunded' ? booked.total : 0;
      await db.update(bookings).set({ cancelledAt: row.createdAt, refund }).where(eq(bookings.id, row.id));
    }
  }
}

const takesPlaces = ({ status, daysFromToday }: BookingSeed): boolean =>
  daysFromToday > 0 && (status === 'confirmed' || status === 'pending');

function paymentOf({ status, paymentMethod }: BookingSeed): 'pending' | 'paid' | 'refunded' {
  const byStatus: Partial<Record<BookingStatus, 'pending' | 'paid' | 'refunded'>> = {
    completed: 'paid',
    refunded: 'refunded',
    pending: 'pending',
  };
  return byStatus[status] ?? (status === 'confirmed' && paymentMethod !== 'cash' ? 'paid' : 'pending');
}

/** Ten days before what is over; what is to come, one after the other in the last days. */
function bookedAt({ date, time }: BookingDetails, index: number, now: Date): Date {
  const start = instantInDubai(date, time ?? undefined).getTime();
  return new Date(Math.min(start - 10 * day, now.getTime() - (index + 1) * 5 * 3600 * 1000));
}

async function bookedOf(db: Database, seed: BookingSeed, now: Date): Promise<Booked | null> {
  const date = addDays(dubaiDate(now), seed.daysFromToday);
  switch (seed.kind) {
    case 'activity':
      return bookedLine(await activityOf(db, seed, date, now));
    case 'ticket':
      return bookedLine(await ticketOf(db, seed, date, now));
    case 'tour':
      return tourOf(db, seed, date, now);
    case 'transfer':
      return transferOf(db, seed, date);
  }
}

function bookedLine(line: AnyLine | null): Booked | null {
  if (!line || line.kind === 'tour') return null;
  const details = { kind: line.kind, ...headOf(line), items: [bookedItem(line, 1)] };
  return { total: line.amount, details, lines: [lineOf(line)] };
}

const headOf = ({ product, date, time }: AnyLine) => ({ title: product.title, date, time });
const lineOf = ({ product, date, places, amount }: AnyLine) => ({ title: product.title, date, places, amount });

/** The nearest day on which it runs and has places: later for what is to come, earlier for what was. */
async function activityOf(
  db: Database,
  { slug, party, isPrivate, pickup }: Seed<'activity'>,
  wanted: CalendarDate,
  now: Date,
) {
  const activity = await findActivity(db, slug);
  if (!activity) return null;
  const choice = { party, isPrivate: isPrivate && activity.privatePrice !== null, pickup, addons: [] };
  for (const date of nearby(wanted, now)) {
    const slot = slotForDate(activity.timeSlots.map(ruleSlot), date);
    if (!slot) continue;
    const timeSlotId = String(slot.id);
    const line = activityLine(
      { activity: { ...activity, withdrawnAt: null }, date, timeSlotId, quantity: 1, choice, stock: null },
      now,
    );
    if (date <= dubaiDate(now) || (line.places && (await placesLeft(db, line.places)) >= line.places.count))
      return line;
  }
  return null;
}

async function ticketOf(db: Database, { slug, ticketType, party }: Seed<'ticket'>, wanted: CalendarDate, now: Date) {
  const event = await findEvent(db, slug);
  const type = event && (await findTicketTypes(db, [event.id])).find(({ name }) => name === ticketType);
  const slots = event ? await findTimeSlots(db, event.id) : [];
  const slot = slots[0];
  if (!event || !type || !slot) return null;
  for (const date of nearby(wanted, now)) {
    const stock = await findTicketStock(db, { ticketTypeId: type.id, timeSlotId: slot.id, date });
    const line = ticketLine({ event, type, slot, stock, date, timeSlotId: slot.id, ...party }, now);
    if (date <= dubaiDate(now) || line.refusal === null) return line;
  }
  return null;
}

function nearby(date: CalendarDate, now: Date): CalendarDate[] {
  const direction = date > dubaiDate(now) ? 1 : -1;
  return Array.from({ length: daysToTry }, (_, index) => addDays(date, index * direction));
}

async function tourOf(
  db: Database,
  { slug, party }: Seed<'tour'>,
  date: CalendarDate,
  now: Date,
): Promise<Booked | null> {
  const tour = await findTour(db, slug);
  if (!tour) return null;
  const days = await findTourDays(db, tour.id);
  const travellers = { adults: party.adults, children512: party.children, children25: 0, infants: party.infants };
  const line = tourLine({ tour, date, travellers, days: [] }, now);
  const addons = { hotels: [], transfers: [], meals: [], activities: [] };
  const items = [bookedItem(line, 1)];
  const details = { kind: 'tour', ...headOf(line), items, tour: bookedTour(tour, days), travellers, addons } as const;
  return { total: line.amount, details, lines: [lineOf(line)] };
}

async function transferOf(db: Database, seed: Seed<'transfer'>, date: CalendarDate): Promise<Booked | null> {
  const vehicle = await findVehicle(db, seedId('vehicle', seed.slug));
  if (!vehicle) return null;
  const back = seed.returnAfterDays === null ? null : addDays(date, seed.returnAfterDays);
  const { total, details } = bookedTransfer(vehicle, {
    pickup_location: seed.from,
    dropoff_location: seed.to,
    journey_date: date,
    journey_time: seed.time,
    passengers: seed.passengers,
    luggage: seed.luggage,
    distance: seed.distanceKm,
    return_journey: back !== null,
    return_date: back,
    return_time: back === null ? null : '18:00',
  });
  return { total, details, lines: [] };
}
