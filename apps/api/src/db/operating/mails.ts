import type { components } from '@aitours/openapi/schema';
import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import { toPageValues } from '../catalogue/filters.ts';
import type { Database } from '../database.ts';
import { bookings, outgoingMails } from '../schema.ts';

interface MailQuery {
  readonly page: number;
  readonly page_size: number;
  /** A part of the booking number. */
  readonly search?: string;
  readonly state?: components['schemas']['MailState'];
}

const { id, kind, recipient, attempts, lastError, queuedAt, settledAt, state } = outgoingMails;

/** What staff see of a mail. */
export const mailColumns = { id, kind, recipient, attempts, lastError, queuedAt, settledAt, state };

/** Returns a page of the stored mails without their content, the newest first. */
export async function listMailRows(db: Database, query: MailQuery) {
  const { limit, offset } = toPageValues(query);
  const filter = and(
    query.search ? sql`strpos(${bookings.number}, ${query.search.trim().toUpperCase()}) > 0` : undefined,
    query.state ? eq(state, query.state) : undefined,
  );
  const ofMail = eq(bookings.id, outgoingMails.bookingId);
  const [rows, [total]] = await Promise.all([
    db
      .select({ ...mailColumns, bookingNumber: bookings.number })
      .from(outgoingMails)
      .leftJoin(bookings, ofMail)
      .where(filter)
      .orderBy(desc(mailColumns.queuedAt), mailColumns.id)
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(outgoingMails).leftJoin(bookings, ofMail).where(filter),
  ]);
  return { rows, count: total?.count ?? 0 };
}

/** Deletes what is stored of mails that were sent or given up before an instant. */
export async function deleteSettledMails(db: Database, before: Date): Promise<void> {
  await db.delete(outgoingMails).where(lt(outgoingMails.settledAt, before));
}

/** Deletes the mails to an address that were given up; the content of others is deleted when they are sent. */
export async function deleteGivenUpMails(tx: Database, address: string): Promise<void> {
  await tx
    .delete(outgoingMails)
    .where(and(eq(outgoingMails.state, 'given-up'), sql`${outgoingMails.mail} ->> 'to' = ${address}`));
}
