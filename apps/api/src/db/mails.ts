import type { components } from '@aitours/openapi/schema';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { pageValues } from './catalogue/filters.ts';
import type { Database } from './database.ts';
import { bookings, outgoingMails } from './schema.ts';

interface MailQuery {
  readonly page: number;
  readonly page_size: number;
  /** A part of the booking number. */
  readonly search?: string;
  readonly state?: components['schemas']['MailState'];
}

/** Returns a page of the stored mails without their content, the newest first. */
export async function listMailRows(db: Database, query: MailQuery) {
  const { limit, offset } = pageValues(query);
  const { search, state } = query;
  const { id, kind, recipient, attempts, lastError, queuedAt, settledAt } = outgoingMails;
  const filter = and(
    search ? sql`strpos(${bookings.number}, ${search.trim().toUpperCase()}) > 0` : undefined,
    state ? eq(outgoingMails.state, state) : undefined,
  );
  const shown = { id, kind, recipient, attempts, lastError, queuedAt, settledAt, state: outgoingMails.state };
  const ofMail = eq(bookings.id, outgoingMails.bookingId);
  const [rows, [total]] = await Promise.all([
    db
      .select({ ...shown, bookingNumber: bookings.number })
      .from(outgoingMails)
      .leftJoin(bookings, ofMail)
      .where(filter)
      .orderBy(desc(queuedAt), id)
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(outgoingMails).leftJoin(bookings, ofMail).where(filter),
  ]);
  return { rows, count: total?.count ?? 0 };
}
