import { randomInt } from 'node:crypto';
import { type BookingKind, bookingNumber } from '@aitours/domain/booking';
import { instantInDubai } from '@aitours/domain/dates';
import type { DayCount } from '@aitours/domain/staff';
import { and, count, desc, eq, getTableColumns, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { type Listing, type Ordering, orderBy, pageValues, searchQuery } from './catalogue/filters.ts';
import type { Database } from './database.ts';
import { bookingLines, bookings, userSearchVector, users } from './schema.ts';
import type { Places } from './stock.ts';

/** What it is found by is for the database alone. */
const { search: words, ...columns } = getTableColumns(bookings);

export type BookingRow = Omit<typeof bookings.$inferSelect, 'search'>;

export type NewBooking = Omit<typeof bookings.$inferInsert, 'id' | 'number' | 'kind' | 'startsAt' | 'createdAt'>;

/** A line of a new booking: what it takes from the stock, and for how much. */
export interface NewBookingLine {
  readonly title: string;
  readonly date: string;
  readonly places: Places | null;
  /** In fils. */
  readonly amount: number;
}

const serials = 10 ** 8;
const numberAttempts = 20;

/** Writes a booking under a new number. Places must have been taken already. */
export async function insertBooking(
  tx: Database,
  booking: NewBooking,
  lines: readonly NewBookingLine[],
  now: Date,
): Promise<BookingRow> {
  const { kind, date, time } = booking.details;
  const startsAt = instantInDubai(date, time ?? undefined);
  const row = await insertUnderFreeNumber(tx, kind, { ...booking, kind, startsAt, createdAt: now });
  if (lines.length > 0) {
    await tx.insert(bookingLines).values(
      lines.map(({ title, date: day, places, amount }) => ({
        bookingId: row.id,
        title,
        date: day,
        amount,
        places: places?.count ?? 0,
        activityId: places?.of === 'activity' ? places.activityId : null,
        timeSlotId: places?.of === 'activity' ? places.timeSlotId : null,
        ticketStockId: places?.of === 'ticket' ? places.ticketStockId : null,
      })),
    );
  }
  return row;
}

/** Numbers are random (GAP-29), so that one says nothing about the others; one that is taken is drawn again. */
async function insertUnderFreeNumber(
  tx: Database,
  kind: BookingKind,
  values: Omit<typeof bookings.$inferInsert, 'number'>,
): Promise<BookingRow> {
  for (let attempt = 0; attempt < numberAttempts; attempt++) {
    const [row] = await tx
      .insert(bookings)
      .values({ ...values, number: bookingNumber(kind, randomInt(serials)) })
      .onConflictDoNothing({ target: bookings.number })
      .returning(columns);
    if (row) return row;
  }
  throw new Error('Booking numbers are running out');
}

/** A booking of somebody's own, by number; another's is not found (GAP-30). */
export async function findOwnBooking(db: Database, userId: string, number: string): Promise<BookingRow | null> {
  const [row] = await db.select(columns).from(bookings).where(ownNumbered(userId, number));
  return row ?? null;
}

/** The same, locked until the transaction ends: of two that cancel it at once, one waits. */
export async function lockOwnBooking(tx: Database, userId: string, number: string): Promise<BookingRow | null> {
  const [row] = await tx.select(columns).from(bookings).where(ownNumbered(userId, number)).for('update');
  return row ?? null;
}

const ownNumbered = (userId: string, number: string) => and(eq(bookings.number, number), eq(bookings.userId, userId));

const mostListed = 1000;

/** All bookings of somebody, of one kind, newest first. */
export const findOwnBookings = (db: Database, userId: string, kind: BookingKind): Promise<BookingRow[]> =>
  db
    .select(columns)
    .from(bookings)
    .where(and(eq(bookings.userId, userId), eq(bookings.kind, kind)))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(mostListed);

export async function findLatestBooking(db: Database, userId: string): Promise<BookingRow | null> {
  const [row] = await db
    .select(columns)
    .from(bookings)
    .where(eq(bookings.userId, userId))
    .orderBy(desc(bookings.createdAt), desc(bookings.id))
    .limit(1);
  return row ?? null;
}

const orders = {
  created_at: bookings.createdAt,
  booking_date: bookings.startsAt,
  booking_number: bookings.number,
  total_amount: bookings.total,
};

export interface BookingListQuery {
  readonly page?: number;
  readonly page_size?: number;
  readonly search?: string;
  readonly ordering?: Ordering<keyof typeof orders>;
  readonly kind?: BookingKind;
  /** Left out: everybody's. */
  readonly userId?: string;
}

export interface ListedBooking {
  readonly booking: BookingRow;
  readonly owner: { readonly email: string; readonly firstName: string; readonly lastName: string };
}

/** A page of bookings; each word of a search begins a word of number, names, address or title. */
export async function listBookingRows(db: Database, query: BookingListQuery): Promise<Listing<ListedBooking>> {
  const { limit, offset } = pageValues(query);
  const where = and(
    query.kind === undefined ? undefined : eq(bookings.kind, query.kind),
    query.userId === undefined ? undefined : eq(bookings.userId, query.userId),
    ...wordsToFind(query.search).map((word) => foundBy(db, word)),
  );
  const owner = { email: users.email, firstName: users.firstName, lastName: users.lastName };
  const order = orderBy(query.ordering ?? '-created_at', orders, bookings.id);
  // The ids alone come from an index: a page far into the list costs no reading of the rows before it.
  const onPage = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [rows, found] = await Promise.all([
    db
      .select({ booking: columns, owner })
      .from(bookings)
      .innerJoin(users, eq(users.id, bookings.userId))
      .where(inArray(bookings.id, onPage))
      .orderBy(...order),
    db.$count(bookings, where),
  ]);
  return { rows, count: found };
}

/** Each word in PostgreSQL's form, as the beginning of one. Words of signs alone find nothing. */
function wordsToFind(search: string | undefined): string[] {
  const words = search?.split(/\s+/).filter((word) => word !== '') ?? [];
  return words.map((word) => searchQuery(word) ?? NO_WORD);
}

const NO_WORD = '';

/**
 * Whether a word is of the booking itself, or of the account that made it. Who has such an account is asked once and as
 * a list: so an index answers both halves, and a word that nearly all have costs one reading of them.
 */
function foundBy(db: Database, word: string): SQL {
  const sought = sql`to_tsquery('simple', ${word})`;
  const owners = db
    .select({ id: users.id })
    .from(users)
    .where(sql`${userSearchVector(users)} @@ ${sought}`);
  return sql`(${words} @@ ${sought} or ${bookings.userId} = any(array(${owners})))`;
}

/** How many bookings were made on each day in Dubai since an instant; a day without any is missing. */
export async function countBookingsByDay(db: Database, since: Date): Promise<DayCount[]> {
  const day = sql<string>`to_char(${bookings.createdAt} at time zone 'Asia/Dubai', 'YYYY-MM-DD')`;
  return db.select({ date: day, count: count() }).from(bookings).where(gte(bookings.createdAt, since)).groupBy(sql`1`);
}

export const countBookings = (db: Database): Promise<number> => db.$count(bookings);

/** What a booking took from the stock. */
export async function bookedPlaces(tx: Database, bookingId: string): Promise<Places[]> {
  const lines = await tx.select().from(bookingLines).where(eq(bookingLines.bookingId, bookingId));
  return lines.flatMap(({ activityId, timeSlotId, ticketStockId, date, places: taken }): Places[] => {
    if (ticketStockId !== null) return [{ of: 'ticket', ticketStockId, count: taken }];
    if (activityId === null || timeSlotId === null) return [];
    return [{ of: 'activity', activityId, date, timeSlotId, count: taken }];
  });
}

/** @param refund in fils, 0 for none */
export async function markCancelled(tx: Database, booking: BookingRow, refund: number, now: Date): Promise<void> {
  const refunded = refund > 0 && booking.paymentStatus === 'paid';
  await tx
    .update(bookings)
    .set({ status: 'cancelled', cancelledAt: now, refund, ...(refunded ? { paymentStatus: 'refunded' } : {}) })
    .where(eq(bookings.id, booking.id));
}
