import type { BookingKind } from '@aitours/domain/booking';
import { addDays, fromDubaiTime, toDubaiDate } from '@aitours/domain/dates';
import type { PaymentRefund, PaymentStatus } from '@aitours/domain/payment';
import { and, between, desc, eq, exists, getTableColumns, gt, gte, inArray, lt, ne, not, or, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { prepareOnce } from '../prepareOnce.ts';
import { bookingChanges, bookingLines, bookings, users } from '../schema.ts';
import type { Places } from '../stock/stock.ts';

const { search: _search, ...columns } = getTableColumns(bookings);

/** The columns of a booking, without those for queries. */
export const ownColumns = columns;

/** In one query with the booking, because each list shows it. */
const payment = sql<{ id: string; status: PaymentStatus; holdExpiresAt: string } | null>`(
  select json_build_object('id', p.id, 'status', p.status, 'holdExpiresAt', p.hold_expires_at)
  from payments p where p.id = bookings.payment_id)`;

const refundStatus = sql<PaymentRefund['status'] | null>`(
  select r.status from refunds r where r.booking_id = bookings.id and r.change_id is null
  order by array_position(array['failed', 'due', 'pending', 'succeeded'], r.status) limit 1)`;

const openChange = sql<OpenChange | null>`(
  select json_build_object('paymentId', p.id, 'holdExpiresAt', p.hold_expires_at, 'toPay', p.amount,
    'totalAfter', c.total_after, 'description', c.description)
  from booking_changes c join payments p on p.id = c.payment_id
  where c.booking_id = bookings.id and c.status = 'open')`;

const changeRefund = sql<ChangeRefund | null>`(
  select json_build_object('amount', sum(r.amount), 'status',
    (array_agg(r.status order by array_position(array['failed', 'due', 'pending', 'succeeded'], r.status)))[1])
  from refunds r where r.booking_id = bookings.id and r.change_id is not null having count(*) > 0)`;

const hasUsedPass = sql<boolean>`exists (
  select from check_ins s where s.booking_id = bookings.id and s.state = 'admitted')`;

/** What is selected of a booking. */
export const bookingColumns = { ...ownColumns, payment, refundStatus, openChange, changeRefund, hasUsedPass };

/** The refund of a booking's online payments by its changes. */
export interface ChangeRefund {
  /** In fils. */
  readonly amount: number;
  /** Of the least advanced refund. */
  readonly status: PaymentRefund['status'];
}

/** A change of a booking that waits for its payment. Amounts are in fils. */
export interface OpenChange {
  readonly paymentId: string;
  readonly holdExpiresAt: string;
  readonly toPay: number;
  readonly totalAfter: number;
  readonly description: string;
}

export type BookingRow = Omit<typeof bookings.$inferSelect, 'search'> & {
  readonly payment: { readonly id: string; readonly status: PaymentStatus; readonly holdExpiresAt: string } | null;
  /** Of the refunds of a cancellation through the provider, the least advanced; null if there is none. */
  readonly refundStatus: PaymentRefund['status'] | null;
  readonly openChange: OpenChange | null;
  readonly changeRefund: ChangeRefund | null;
  /** Whether one of its passes was used. */
  readonly hasUsedPass: boolean;
};

/** A line of a booking with its places and price. */
export interface NewBookingLine {
  readonly title: string;
  readonly date: string;
  readonly places: Places | null;
  /** In fils. */
  readonly amount: number;
}

/** A booking whose customer's account isn't deleted. */
export type OwnedBooking = BookingRow & { readonly userId: string };

/**
 * Whether a booking keeps its discounts: it isn't cancelled, or a part of what was paid for it stayed with the shop. A
 * promo code and the discount of a first booking come back only with the money. What cost nothing comes back until it
 * begins.
 */
export const keepsDiscounts = or(
  ne(bookings.status, 'cancelled'),
  and(inArray(bookings.paymentStatus, ['paid', 'refunded']), lt(sql`coalesce(${bookings.refund}, 0)`, bookings.total)),
  and(eq(bookings.total, 0), gte(bookings.cancelledAt, bookings.startsAt)),
);

/** Whether the user has no booking that keeps its discounts, and had none with a deleted account. */
export async function hasNoBooking(db: Database, userId: string): Promise<boolean> {
  const active = and(eq(bookings.userId, users.id), keepsDiscounts);
  const hasBooking = exists(db.select({ id: bookings.id }).from(bookings).where(active));
  const isFirst = and(eq(users.id, userId), eq(users.hadBooking, false), not(hasBooking));
  return (await db.$count(users, isFirst)) > 0;
}

/**
 * Like `hasNoBooking`, and locks the user until the transaction ends, so that only one of concurrent bookings is the
 * first. The check is a statement of its own: it sees what was committed while it waited for the lock.
 */
export async function isFirstBooking(tx: Database, userId: string): Promise<boolean> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  return hasNoBooking(tx, userId);
}

/** Returns the booking with this number, of any customer. */
export async function findBooking(db: Database, number: string): Promise<BookingRow | null> {
  const [row] = await db.select(bookingColumns).from(bookings).where(eq(bookings.number, number));
  return row ?? null;
}

/** Returns the booking with this id, of any user. */
export async function findBookingById(db: Database, id: string): Promise<BookingRow | null> {
  const [row] = await db.select(bookingColumns).from(bookings).where(eq(bookings.id, id));
  return row ?? null;
}

/** Returns the user's booking with this number; a booking of another user is not found (GAP-30). */
export async function findOwnBooking(db: Database, userId: string, number: string): Promise<BookingRow | null> {
  const [row] = await db.select(bookingColumns).from(bookings).where(ownNumbered(userId, number));
  return row ?? null;
}

/** Like `findOwnBooking`, and locks the row, so that concurrent cancellations wait. */
export async function lockOwnBooking(tx: Database, userId: string, number: string): Promise<BookingRow | null> {
  const [row] = await tx.select(bookingColumns).from(bookings).where(ownNumbered(userId, number)).for('update');
  return row ?? null;
}

/** Locks a booking until the transaction ends. Its payments must have been locked before. */
export async function lockBooking(tx: Database, id: string): Promise<BookingRow> {
  const [row] = await tx.select(bookingColumns).from(bookings).where(eq(bookings.id, id)).for('update');
  if (!row) throw new Error(`There is no booking ${id}`);
  return row;
}

/** Returns the bookings of a payment, of a change the booking that it changes; the one with the discount of a first booking is first. */
export const findBookingsOfPayment = (db: Database, paymentId: string): Promise<BookingRow[]> =>
  db
    .select(bookingColumns)
    .from(bookings)
    .where(
      or(
        eq(bookings.paymentId, paymentId),
        inArray(
          bookings.id,
          db
            .select({ id: bookingChanges.bookingId })
            .from(bookingChanges)
            .where(eq(bookingChanges.paymentId, paymentId)),
        ),
      ),
    )
    .orderBy(
      sql`${bookings.details} -> 'discount' is null`,
      sql`${bookings.details} #> '{discount,promo_code}' is not null`,
      bookings.kind,
      bookings.number,
    );

const ownNumbered = (userId: string, number: string) => and(eq(bookings.number, number), eq(bookings.userId, userId));

const maxListed = 1000;

/** Returns a user's bookings of one kind, newest first. */
export const findOwnBookings = (db: Database, userId: string, kind: BookingKind): Promise<BookingRow[]> =>
  db
    .select(bookingColumns)
    .from(bookings)
    .where(and(eq(bookings.userId, userId), eq(bookings.kind, kind)))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(maxListed);

/** Returns all bookings of a user. */
export const findAllOwnBookings = (db: Database, userId: string): Promise<BookingRow[]> =>
  db.select(bookingColumns).from(bookings).where(eq(bookings.userId, userId));

/** The most days of a tour. */
const longestTour = 60;

const selectCurrent = prepareOnce((db, _key: 'current') =>
  db
    .select({ number: bookings.number, details: bookings.details })
    .from(bookings)
    .where(
      and(
        eq(bookings.userId, sql.placeholder('userId')),
        inArray(bookings.status, ['confirmed', 'pending']),
        gt(bookings.startsAt, sql.placeholder('after')),
      ),
    )
    .orderBy(bookings.startsAt, bookings.number)
    .limit(100)
    .prepare('current_bookings'),
);

export type CurrentBooking = Pick<BookingRow, 'number' | 'details'>;

/** Returns a user's first 100 bookings that aren't cancelled and may not be over. */
export const findCurrentBookings = (db: Database, userId: string, now: Date): Promise<CurrentBooking[]> =>
  selectCurrent(db, 'current').execute({ userId, after: fromDubaiTime(addDays(toDubaiDate(now), -longestTour)) });

/** Returns the booking that the user made last. */
export async function findLatestBooking(db: Database, userId: string): Promise<BookingRow | null> {
  const [row] = await db
    .select(bookingColumns)
    .from(bookings)
    .where(eq(bookings.userId, userId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(1);
  return row ?? null;
}

/** Returns the lines of a booking with the places that they took from the stock. */
export async function findBookedLines(tx: Database, bookingId: string): Promise<NewBookingLine[]> {
  const lines = await tx.select().from(bookingLines).where(eq(bookingLines.bookingId, bookingId));
  return lines.map(
    ({ title, activityId, timeSlotId, ticketStockId, tourId, date, places: count, isPrivate, amount }) => {
      const line = { title, date, amount };
      if (ticketStockId !== null) return { ...line, places: { of: 'ticket', ticketStockId, count } };
      if (tourId !== null) return { ...line, places: { of: 'tour', tourId, date, count } };
      if (activityId === null || timeSlotId === null) return { ...line, places: null };
      return { ...line, places: { of: 'activity', activityId, date, timeSlotId, count, isPrivate } };
    },
  );
}

/** Returns the places that a booking took from the stock. */
export const findBookedPlaces = async (tx: Database, bookingId: string): Promise<Places[]> =>
  (await findBookedLines(tx, bookingId)).flatMap(({ places }) => places ?? []);

/** Marks a booking as cancelled; after a partial refund it stays paid (GAP-30). @param refund in fils, 0 for none */
export async function markCancelled(tx: Database, booking: BookingRow, refund: number, now: Date): Promise<void> {
  // A refund through a provider counts once the provider has paid it back.
  const isRefunded = booking.paymentId === null && refund > 0 && refund === booking.total;
  await tx
    .update(bookings)
    .set({ status: 'cancelled', cancelledAt: now, refund, ...(isRefunded && { paymentStatus: 'refunded' }) })
    .where(eq(bookings.id, booking.id));
}

/**
 * Returns confirmed bookings of which something may start between two instants, at most a day apart, if their customers
 * want mails about bookings.
 */
export async function findBookingsToRemind(db: Database, from: Date, until: Date): Promise<BookingRow[]> {
  const days = [toDubaiDate(from), toDubaiDate(until)];
  const ofLines = db.select({ id: bookingLines.bookingId }).from(bookingLines).where(inArray(bookingLines.date, days));
  const returnDay = sql`${bookings.details} -> 'transfer' ->> 'return_date'`;
  return db
    .select(bookingColumns)
    .from(bookings)
    .where(
      and(
        eq(bookings.status, 'confirmed'),
        exists(
          db
            .select({ id: users.id })
            .from(users)
            .where(and(eq(users.id, bookings.userId), users.emailNotifications)),
        ),
        or(
          between(bookings.startsAt, from, until),
          inArray(bookings.id, ofLines),
          and(eq(bookings.kind, 'transfer'), inArray(returnDay, days)),
        ),
      ),
    );
}
