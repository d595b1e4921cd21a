import { addDays, type CalendarDate, toDubaiDate } from '@aitours/domain/dates';
import { sum } from '@aitours/domain/money';
import { listDepartingParties } from '../bookings/listDepartingParties.ts';
import type { Config } from '../config.ts';
import { listBookingsOfDay } from '../db/bookings/departures.ts';
import type { Database } from '../db/database.ts';
import { readDayFigures } from '../db/operating/dayFigures.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../lib/clock.ts';
import { queueMail } from '../mail/mailQueue.ts';
import { createDailySummary, type DayAhead } from '../mail/summaryMail.ts';

/** Returns the job that queues the summary of yesterday and today for the shop, once a day. */
export const createSummaryJob =
  (db: Database, clock: Clock, { publicUrl, mail }: Config) =>
  async (): Promise<void> => {
    const to = mail.bookingNotices;
    if (to === null) return;
    const now = clock.now();
    const today = toDubaiDate(now);
    const [figures, ahead] = [await readDayFigures(db, addDays(today, -1)), await readDayAhead(db, today)];
    const summary = createDailySummary(to, { date: today, figures, ahead }, publicUrl);
    await inTransaction(db, (tx) => queueMail(tx, summary, now, { event: `daily summary ${today}` }));
  };

async function readDayAhead(db: Database, date: CalendarDate): Promise<DayAhead> {
  const { rows: found, isComplete } = await listBookingsOfDay(db, date);
  const rows = found.filter((row) => listDepartingParties(row, date).length > 0);
  const unpaid = rows.filter(({ paymentStatus }) => paymentStatus === 'pending');
  return { bookings: rows.length, isComplete, unpaid: unpaid.length, toCollect: sum(unpaid.map(({ total }) => total)) };
}
