import { findSlotForDate } from '@aitours/domain/availability';
import { addDays, type CalendarDate, fromDubaiTime, toDubaiDate } from '@aitours/domain/dates';
import { eq, inArray } from 'drizzle-orm';
import { toLineRequest } from '../../bookings/bookLines.ts';
import { createActivityLine } from '../../bookings/lines/activityLine.ts';
import type { AnyLine } from '../../bookings/lines/cartLine.ts';
import type { Terms } from '../../bookings/lines/line.ts';
import { createTicketLine } from '../../bookings/lines/ticketLine.ts';
import { createTourLine } from '../../bookings/lines/tourLine.ts';
import { takePlaces } from '../../bookings/takePlaces.ts';
import { toBookedItem } from '../../bookings/toBookedItem.ts';
import { toBookedTour } from '../../bookings/toBookedTour.ts';
import { buildTransferBooking } from '../../bookings/transfers/buildTransferBooking.ts';
import { toTimeSlot } from '../../catalogue/slots.ts';
import type { BookingDetails } from '../../db/bookings/bookingDetails.ts';
import { type BookingRequest, toBookingRequest } from '../../db/bookings/bookingRequest.ts';
import type { NewBookingLine } from '../../db/bookings/bookings.ts';
import { insertBooking } from '../../db/bookings/insertBooking.ts';
import { findActivity } from '../../db/catalogue/activities.ts';
import { findEvent, findTicketTypes, findTimeSlots } from '../../db/catalogue/events.ts';
import { findTour, findTourDays } from '../../db/catalogue/tours.ts';
import { findVehicle } from '../../db/catalogue/vehicles.ts';
import type { Database } from '../../db/database.ts';
import { type BookingChannel, bookings, users } from '../../db/schema.ts';
import { countPlacesLeft } from '../../db/stock/stock.ts';
import { findTicketStock } from '../../db/stock/ticketSlots.ts';
import { day } from '../../lib/durations.ts';
import type { AccountSeed, BookingSeed, BookingStatus } from '../catalogue/lists.ts';
import { seedId } from './seedId.ts';
import { seedReview } from './seedReview.ts';

type Seed<Kind extends BookingSeed['kind']> = Extract<BookingSeed, { kind: Kind }>;

/** A booking without its customer and its time of creation. */
interface BookingDraft {
  readonly total: number;
  readonly details: BookingDetails;
  readonly request: BookingRequest;
  readonly lines: readonly NewBookingLine[];
}

/** How many days a booking may move to find one with places left. */
const daysToTry = 30;

/**
 * Creates the bookings of the demonstration accounts unless one of them has booked. Prices are computed and stock is
 * taken as for any booking; past and cancelled bookings take no stock.
 */
export async function seedBookings(
  db: Database,
  seeds: readonly BookingSeed[],
  accounts: readonly AccountSeed[],
  now: Date,
): Promise<void> {
  const customers = await db
    .select()
    .from(users)
    .where(
      inArray(
        users.email,
        accounts.map(({ email }) => email),
      ),
    );
  const ids = customers.map(({ id }) => id);
  if (ids.length === 0 || (await db.$count(bookings, inArray(bookings.userId, ids))) > 0) return;
  for (const [index, seed] of seeds.entries()) {
    const customer = customers.find(({ email }) => email === seed.account);
    const draft = await draftBooking(db, seed, now);
    if (!customer || !draft) continue;
    const { lines: drafted, ...booked } = draft;
    const lines = takesStock(seed) ? drafted : drafted.map((line) => ({ ...line, places: null }));
    const taken = lines.flatMap(({ places }) => places ?? []);
    if (await takePlaces(db, taken, now)) continue;
    const row = await insertBooking(
      db,
      {
        userId: customer.id,
        firstName: customer.firstName,
        lastName: customer.lastName,
        email: customer.email,
        phone: customer.phone,
        specialRequests: seed.specialRequests ?? '',
        paymentMethod: seed.paymentMethod,
        paymentStatus: toPaymentStatus(seed),
        status: seed.status,
        ...booked,
        channel: toChannel(seed),
      },
      lines,
      toBookingTime(draft.details, index, now),
    );
    if (seed.kind !== 'transfer' && seed.review) await seedReview(db, row, seed.review, now);
    if (seed.status === 'cancelled' || seed.status === 'refunded') {
      const refund = toPaymentStatus(seed) === 'refunded' ? draft.total : 0;
      await db.update(bookings).set({ cancelledAt: row.createdAt, refund }).where(eq(bookings.id, row.id));
    }
  }
}

const takesStock = ({ status, daysFromToday }: BookingSeed): boolean =>
  daysFromToday > 0 && (status === 'confirmed' || status === 'pending');

function toPaymentStatus({ status, paymentMethod }: BookingSeed): 'pending' | 'paid' | 'refunded' {
  const byStatus: Partial<Record<BookingStatus, 'pending' | 'paid' | 'refunded'>> = {
    completed: 'paid',
    refunded: 'refunded',
    pending: 'pending',
  };
  return byStatus[status] ?? (status === 'confirmed' && paymentMethod !== 'cash' ? 'paid' : 'pending');
}

/** Returns how customers book such a product. */
function toChannel(seed: BookingSeed): BookingChannel {
  if (seed.kind === 'transfer') return 'transfer';
  if (seed.kind === 'tour') return 'direct';
  return seed.fromPlanner ? 'planner' : 'cart';
}

/** Returns when a booking was made: ten days before a past one, and recently, five hours apart, for future ones. */
function toBookingTime({ date, time }: BookingDetails, index: number, now: Date): Date {
  const start = fromDubaiTime(date, time ?? undefined).getTime();
  return new Date(Math.min(start - 10 * day, now.getTime() - (index + 1) * 5 * 3600 * 1000));
}

async function draftBooking(db: Database, seed: BookingSeed, now: Date): Promise<BookingDraft | null> {
  const date = addDays(toDubaiDate(now), seed.daysFromToday);
  switch (seed.kind) {
    case 'activity':
      return toDraft(await findActivityLine(db, seed, date, now));
    case 'ticket':
      return toDraft(await findTicketLine(db, seed, date, now));
    case 'tour':
      return draftTour(db, seed, date, now);
    case 'transfer':
      return draftTransfer(db, seed, date);
  }
}

function toDraft(line: AnyLine | null): BookingDraft | null {
  if (!line || line.kind === 'tour') return null;
  const details = { kind: line.kind, ...toHead(line), items: [toBookedItem(line, 1)] };
  const request = toBookingRequest([toLineRequest(line)]);
  return { total: line.amount, details, request, lines: [toBookingLine(line)] };
}

const toHead = ({ product, date, time }: AnyLine) => ({ title: product.title, date, time });
const toBookingLine = ({ product, date, places, amount }: AnyLine) => ({ title: product.title, date, places, amount });

/** Returns the line on the nearest day with a slot and places left: later for the future, earlier for the past. */
async function findActivityLine(
  db: Database,
  { slug, party, isPrivate, pickup }: Seed<'activity'>,
  preferredDate: CalendarDate,
  now: Date,
) {
  const activity = await findActivity(db, slug);
  if (!activity) return null;
  const choice = { party, isPrivate: isPrivate && activity.privatePrice !== null, pickup, addons: [] };
  for (const date of datesFrom(preferredDate, now)) {
    const slot = findSlotForDate(activity.timeSlots.map(toTimeSlot), date);
    if (!slot) continue;
    const timeSlotId = String(slot.id);
    const line = createActivityLine(
      { activity: { ...activity, withdrawnAt: null }, date, timeSlotId, quantity: 1, choice, stock: null },
      termsAt(now),
    );
    if (date <= toDubaiDate(now) || (line.places && (await countPlacesLeft(db, line.places)) >= line.places.count))
      return line;
  }
  return null;
}

async function findTicketLine(
  db: Database,
  { slug, ticketType, party }: Seed<'ticket'>,
  preferredDate: CalendarDate,
  now: Date,
) {
  const event = await findEvent(db, slug);
  const type = event && (await findTicketTypes(db, [event.id])).find(({ name }) => name === ticketType);
  const slots = event ? await findTimeSlots(db, event.id) : [];
  const slot = slots[0];
  if (!event || !type || !slot) return null;
  for (const date of datesFrom(preferredDate, now)) {
    const stock = await findTicketStock(db, { ticketTypeId: type.id, timeSlotId: slot.id, date });
    const visit = { event: { ...event, withdrawnAt: null }, type, slot, stock, date, timeSlotId: slot.id };
    const line = createTicketLine({ ...visit, ...party }, termsAt(now));
    if (date <= toDubaiDate(now) || line.error === null) return line;
  }
  return null;
}

const termsAt = (now: Date): Terms => ({ now, quirks: { groupDiscountCounts: 'everyone' }, isBooked: true });

function datesFrom(date: CalendarDate, now: Date): CalendarDate[] {
  const direction = date > toDubaiDate(now) ? 1 : -1;
  return Array.from({ length: daysToTry }, (_, index) => addDays(date, index * direction));
}

async function draftTour(
  db: Database,
  { slug, party }: Seed<'tour'>,
  date: CalendarDate,
  now: Date,
): Promise<BookingDraft | null> {
  const tour = await findTour(db, slug);
  if (!tour) return null;
  const days = await findTourDays(db, tour.id);
  const travellers = { adults: party.adults, children512: party.children, children25: 0, infants: party.infants };
  const visit = { tour: { ...tour, withdrawnAt: null }, date, travellers, days: [], stock: null };
  const line = createTourLine(visit, termsAt(now));
  const addons = { hotels: [], transfers: [], meals: [], activities: [] };
  const items = [toBookedItem(line, 1)];
  const details = { kind: 'tour', ...toHead(line), items, tour: toBookedTour(tour, days), travellers, addons } as const;
  const request = toBookingRequest([toLineRequest(line, { id: tour.id, date, details: travellers })]);
  return { total: line.amount, details, request, lines: [toBookingLine(line)] };
}

async function draftTransfer(db: Database, seed: Seed<'transfer'>, date: CalendarDate): Promise<BookingDraft | null> {
  const vehicle = await findVehicle(db, seedId('vehicle', seed.slug));
  if (!vehicle) return null;
  const back = seed.returnAfterDays === null ? null : addDays(date, seed.returnAfterDays);
  const { total, details } = buildTransferBooking(
    vehicle,
    {
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
    },
    [],
  );
  const request = {
    kind: 'transfer',
    vehicleId: vehicle.id,
    distance: seed.distanceKm,
    isReturn: back !== null,
  } as const;
  return { total, details, request, lines: [] };
}
