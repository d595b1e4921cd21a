import type { CalendarDate } from '@aitours/domain/dates';
import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { bookings, outgoingMails, webhookDeliveries } from '../schema.ts';
import { startInDubai } from '../startInDubai.ts';
import { isSale } from './sales.ts';

/** What happened on a day. Amounts are in fils. */
export interface DayFigures {
  /** Made on the day and neither cancelled nor waiting for their payment. */
  readonly booked: { readonly count: number; readonly total: number };
  /** Cancelled on the day, whenever they were made; without those whose payment was given up. */
  readonly cancelled: { readonly count: number; readonly refund: number };
  /** Given up and not sent again. */
  readonly unsent: { readonly mails: number; readonly webhooks: number };
}

/** Reads the figures of a day in Dubai. */
export async function readDayFigures(db: Database, date: CalendarDate): Promise<DayFigures> {
  const [start, end] = [startInDubai(date), startInDubai(date, 1)];
  const made = and(
    gte(bookings.createdAt, start),
    lt(bookings.createdAt, end),
    inArray(bookings.status, ['confirmed', 'completed']),
  );
  const ended = and(isSale, gte(bookings.cancelledAt, start), lt(bookings.cancelledAt, end));
  const sumColumn = (column: typeof bookings.total | typeof bookings.refund) =>
    sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  const count = sql<number>`count(*)::int`;
  const [[booked], [cancelled], mails, webhooks] = await Promise.all([
    db
      .select({ count, total: sumColumn(bookings.total) })
      .from(bookings)
      .where(made),
    db
      .select({ count, refund: sumColumn(bookings.refund) })
      .from(bookings)
      .where(ended),
    db.$count(outgoingMails, eq(outgoingMails.state, 'given-up')),
    db.$count(webhookDeliveries, eq(webhookDeliveries.state, 'failed')),
  ]);
  return {
    booked: booked ?? { count: 0, total: 0 },
    cancelled: cancelled ?? { count: 0, refund: 0 },
    unsent: { mails, webhooks },
  };
}
