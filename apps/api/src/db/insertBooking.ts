import { fromDubaiTime } from '@aitours/domain/dates';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ChangedBooking } from './bookingChange.ts';
import { bookingColumns, type NewBookingLine, type OwnedBooking } from './bookings.ts';
import type { Database } from './database.ts';
import { insertUnderFreeNumber } from './freeNumber.ts';
import { prepareOnce } from './prepareOnce.ts';
import { activityStock, bookingLines, bookings, ticketStock } from './schema.ts';

export type NewBooking = Omit<
  typeof bookings.$inferInsert,
  'id' | 'number' | 'kind' | 'userId' | 'startsAt' | 'createdAt'
> & {
  readonly userId: string;
};

/** Columns that a new booking has no value for. */
type LaterColumn = 'id' | 'search' | 'confirmationMail' | 'cancelledAt' | 'refund' | 'paymentId';

const insertRow = prepareOnce((db, _key: 'booking') =>
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
      startsAt: sql.placeholder('startsAt'),
      details: sql.placeholder('details'),
      request: sql`${sql.placeholder('request')}::jsonb`,
      createdAt: sql.placeholder('now'),
    } satisfies Record<Exclude<keyof typeof bookings.$inferInsert, LaterColumn>, unknown>)
    .onConflictDoNothing({ target: bookings.number })
    .returning(bookingColumns)
    .prepare('insert_booking'),
);

const insertLine = prepareOnce((db, _key: 'line') =>
  db
    .insert(bookingLines)
    .values({
      bookingId: sql.placeholder('bookingId'),
      title: sql.placeholder('title'),
      date: sql.placeholder('date'),
      amount: sql.placeholder('amount'),
      places: sql.placeholder('places'),
      activityId: sql.placeholder('activityId'),
      timeSlotId: sql.placeholder('timeSlotId'),
      ticketStockId: sql.placeholder('ticketStockId'),
    } satisfies Record<Exclude<keyof typeof bookingLines.$inferInsert, 'id'>, unknown>)
    .prepare('insert_booking_line'),
);

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
    insertRow(tx, 'booking').execute({
      ...booking,
      request: booking.request ? JSON.stringify(booking.request) : null,
      specialRequests: booking.specialRequests ?? '',
      kind,
      startsAt,
      now,
      number,
    }),
  );
  await insertLines(tx, row.id, lines);
  return { ...row, userId: booking.userId };
}

async function insertLines(tx: Database, bookingId: string, lines: readonly NewBookingLine[]): Promise<void> {
  for (const { title, date: day, places, amount } of lines)
    await insertLine(tx, 'line').execute({
      bookingId,
      title,
      date: day,
      amount,
      places: places?.count ?? 0,
      activityId: places?.of === 'activity' ? places.activityId : null,
      timeSlotId: places?.of === 'activity' ? places.timeSlotId : null,
      ticketStockId: places?.of === 'ticket' ? places.ticketStockId : null,
    });
}

/** Stores what a booking contains after a change, whose places must have been taken before. */
export async function updateBooking(
  tx: Database,
  bookingId: string,
  { details, request, total, lines }: ChangedBooking,
): Promise<void> {
  const startsAt = fromDubaiTime(details.date, details.time ?? undefined);
  await tx.update(bookings).set({ details, request, total, startsAt }).where(eq(bookings.id, bookingId));
  await tx.delete(bookingLines).where(eq(bookingLines.bookingId, bookingId));
  await insertLines(tx, bookingId, lines);
}

const selectUnpaidPlaces = prepareOnce((db, _key: 'unpaid') => {
  const own = alias(bookingLines, 'own');
  const ofSameSlot = or(
    eq(own.ticketStockId, bookingLines.ticketStockId),
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
  const isUnpaid = and(
    eq(bookings.userId, sql.placeholder('userId')),
    ne(bookings.status, 'cancelled'),
    eq(bookings.paymentStatus, 'pending'),
  );
  return db
    .select({
      title: own.title,
      date: own.date,
      capacity: sql<number>`coalesce(${ticketStock.capacity}, ${activityStock.opening})`,
      held: sql<number>`sum(${bookingLines.places})::integer`,
    })
    .from(own)
    .innerJoin(bookingLines, ofSameSlot)
    .innerJoin(bookings, and(eq(bookings.id, bookingLines.bookingId), isUnpaid))
    .leftJoin(ticketStock, eq(ticketStock.id, own.ticketStockId))
    .leftJoin(activityStock, ofActivity)
    .where(eq(own.bookingId, sql.placeholder('id')))
    .groupBy(own.id, ticketStock.id, activityStock.activityId, activityStock.date, activityStock.timeSlotId)
    .prepare('unpaid_places');
});

/**
 * Returns for each slot of a booking how many places its customer holds without payment, this booking included. The
 * booking has locked its slots, so a concurrent one of the customer is committed or waits.
 */
export const listUnpaidPlaces = (tx: Database, { id, userId }: OwnedBooking) =>
  selectUnpaidPlaces(tx, 'unpaid').execute({ id, userId });
