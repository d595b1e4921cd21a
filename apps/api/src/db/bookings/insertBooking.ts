import { fromDubaiTime } from '@aitours/domain/dates';
import { and, eq, isNotNull, ne, or, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database.ts';
import { prepareOnce } from '../prepareOnce.ts';
import {
  activityStock,
  type BookingChannel,
  bookingLines,
  bookings,
  ticketStock,
  tourStock,
  users,
} from '../schema.ts';
import type { ChangedBooking } from './bookingChange.ts';
import { type NewBookingLine, type OwnedBooking, ownColumns } from './bookings.ts';
import { insertUnderFreeNumber } from './freeNumber.ts';

export type NewBooking = Omit<
  typeof bookings.$inferInsert,
  'id' | 'number' | 'kind' | 'userId' | 'channel' | 'startsAt' | 'createdAt'
> & {
  readonly userId: string;
  readonly channel: BookingChannel | null;
};

/** Columns that a new booking has no value for. */
type LaterColumn = 'id' | 'search' | 'confirmationMail' | 'cancelledAt' | 'refund';

/** Columns of a line, as `insertedLines` receives them in JSON. */
const lineColumns = sql.raw(`title text, date date, amount bigint, places integer,
  activity_id text, time_slot_id text, ticket_stock_id text, tour_id text,
  is_private boolean`);

/** Inserts the lines of a booking. @param booking where its id is selected from @param lines in JSON */
const insertedLines = (booking: SQL, lines: SQL | Placeholder) => sql`
  insert into booking_lines (booking_id, title, date, amount, places, activity_id, time_slot_id, ticket_stock_id, tour_id, is_private)
  select booking.id, line.* from ${booking}, jsonb_to_recordset(${lines}::jsonb) as line(${lineColumns})`;

/** One statement for a booking and its lines. If the number is used, it inserts nothing. */
const insertRows = prepareOnce((db, _key: 'booking') => {
  const booking = db.$with('booking').as(
    db
      .insert(bookings)
      .values({
        number: sql.placeholder('number'),
        kind: sql.placeholder('kind'),
        userId: sql.placeholder('userId'),
        firstName: sql.placeholder('firstName'),
        lastName: sql.placeholder('lastName'),
        email: sql.placeholder('email'),
        phone: sql.placeholder('phone'),
        specialRequests: sql.placeholder('specialRequests'),
        total: sql.placeholder('total'),
        paymentMethod: sql.placeholder('paymentMethod'),
        paymentStatus: sql.placeholder('paymentStatus'),
        status: sql.placeholder('status'),
        paymentId: sql.placeholder('paymentId'),
        promoCodeId: sql.placeholder('promoCodeId'),
        channel: sql.placeholder('channel'),
        startsAt: sql.placeholder('startsAt'),
        details: sql.placeholder('details'),
        request: sql`${sql.placeholder('request')}::jsonb`,
        createdAt: sql.placeholder('now'),
      } satisfies Record<Exclude<keyof typeof bookings.$inferInsert, LaterColumn>, unknown>)
      .onConflictDoNothing({ target: bookings.number })
      .returning(ownColumns),
  );
  const lines = db.$with('lines', {}).as(insertedLines(sql`booking`, sql.placeholder('lines')));
  return db.with(booking, lines).select().from(booking).prepare('insert_booking');
});

/** Inserts a booking with a new number. Its places must have been taken before. */
export async function insertBooking(
  tx: Database,
  booking: NewBooking,
  lines: readonly NewBookingLine[],
  now: Date,
): Promise<OwnedBooking> {
  const { kind, date, time } = booking.details;
  const startsAt = fromDubaiTime(date, time ?? undefined);
  const row = await insertUnderFreeNumber(kind, (number) =>
    insertRows(tx, 'booking').execute({
      ...booking,
      paymentId: booking.paymentId ?? null,
      promoCodeId: booking.promoCodeId ?? null,
      lines: toJson(lines),
      request: booking.request ? JSON.stringify(booking.request) : null,
      specialRequests: booking.specialRequests ?? '',
      kind,
      startsAt,
      now,
      number,
    }),
  );
  return {
    ...row,
    userId: booking.userId,
    payment: null,
    refundStatus: null,
    openChange: null,
    changeRefund: null,
    hasUsedPass: false,
  };
}

const toJson = (lines: readonly NewBookingLine[]): string =>
  JSON.stringify(
    lines.map(({ places, ...line }) => ({
      ...line,
      places: places?.count ?? 0,
      activity_id: places?.of === 'activity' ? places.activityId : null,
      time_slot_id: places?.of === 'activity' ? places.timeSlotId : null,
      ticket_stock_id: places?.of === 'ticket' ? places.ticketStockId : null,
      tour_id: places?.of === 'tour' ? places.tourId : null,
      is_private: places?.of === 'activity' && places.isPrivate === true,
    })),
  );

/** Stores what a booking contains after a change, whose places must have been taken before. */
export async function updateBooking(
  tx: Database,
  bookingId: string,
  { details, request, total, lines }: ChangedBooking,
): Promise<void> {
  const startsAt = fromDubaiTime(details.date, details.time ?? undefined);
  await tx.update(bookings).set({ details, request, total, startsAt }).where(eq(bookings.id, bookingId));
  await tx.delete(bookingLines).where(eq(bookingLines.bookingId, bookingId));
  const booking = sql`(select ${bookingId}::text as id) as booking`;
  await tx.execute(insertedLines(booking, sql`${toJson(lines)}`));
}

const selectUnpaidPlaces = prepareOnce((db, _key: 'unpaid') => {
  const own = alias(bookingLines, 'own');
  const ofSameSlot = or(
    eq(own.ticketStockId, bookingLines.ticketStockId),
    and(eq(own.tourId, bookingLines.tourId), eq(own.date, bookingLines.date)),
    and(
      eq(own.activityId, bookingLines.activityId),
      eq(own.date, bookingLines.date),
      eq(own.timeSlotId, bookingLines.timeSlotId),
    ),
  );
  const ofActivity = and(
    eq(activityStock.activityId, own.activityId),
    eq(activityStock.date, own.date),
    eq(activityStock.timeSlotId, own.timeSlotId),
  );
  const ofTour = and(eq(tourStock.tourId, own.tourId), eq(tourStock.date, own.date));
  const capacity = sql<number>`coalesce(${ticketStock.capacity}, ${activityStock.opening}, ${tourStock.capacity})`;
  const isUnpaid = and(
    eq(bookings.userId, sql.placeholder('userId')),
    ne(bookings.status, 'cancelled'),
    or(eq(bookings.paymentStatus, 'pending'), eq(bookings.total, 0)),
  );
  return db
    .select({
      title: own.title,
      date: own.date,
      capacity,
      held: sql<number>`sum(${bookingLines.places})::integer`,
      hasProvenAddress: sql<boolean>`${isNotNull(users.emailVerifiedAt)}`,
    })
    .from(own)
    .innerJoin(bookingLines, ofSameSlot)
    .innerJoin(bookings, and(eq(bookings.id, bookingLines.bookingId), isUnpaid))
    .innerJoin(users, eq(users.id, bookings.userId))
    .leftJoin(ticketStock, eq(ticketStock.id, own.ticketStockId))
    .leftJoin(activityStock, ofActivity)
    .leftJoin(tourStock, ofTour)
    .where(and(eq(own.bookingId, sql.placeholder('id')), isNotNull(capacity)))
    .groupBy(own.id, users.id, capacity)
    .prepare('unpaid_places');
});

/**
 * Returns for each slot with a limit of a booking how many places its customer holds without payment, this booking
 * included, and whether the customer's address is proven. The booking has locked its slots, so a concurrent one of the
 * customer is committed or waits.
 */
export const listUnpaidPlaces = (tx: Database, { id, userId }: OwnedBooking) =>
  selectUnpaidPlaces(tx, 'unpaid').execute({ id, userId });
