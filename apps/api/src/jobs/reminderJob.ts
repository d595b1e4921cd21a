import { type CalendarEvent, toCalendarEvents } from '@aitours/domain/calendar';
import { fromDubaiTime } from '@aitours/domain/dates';
import { addFacts } from '../bookings/addFacts.ts';
import { toBookingBody } from '../bookings/bookingBody.ts';
import type { Config } from '../config.ts';
import { findBookingsToRemind } from '../db/bookings/bookings.ts';
import type { Database } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Clock } from '../lib/clock.ts';
import { day } from '../lib/durations.ts';
import { hideRequesterTexts } from '../mail/hideRequesterTexts.ts';
import { queueMail } from '../mail/mailQueue.ts';
import { createReminderMail } from '../mail/tripMails.ts';

/** The start of what is booked for a date without a time. */
const morning = '09:00';

/** Returns the job that queues reminders of what starts within a day, one for each booking and date. */
export const createReminderJob =
  (db: Database, clock: Clock, { publicUrl }: Config) =>
  async (): Promise<void> => {
    const now = clock.now();
    const until = new Date(now.getTime() + day);
    for (const row of await findBookingsToRemind(db, now, until)) {
      const booking = hideRequesterTexts(toBookingBody(row, now));
      const starting = toCalendarEvents(booking).filter((event) => {
        const start = getStart(event);
        return now < start && start <= until;
      });
      const [first] = starting;
      if (!first) continue;
      const known = await addFacts(db, booking);
      const event = `reminder ${row.number} ${first.when.date}`;
      await inTransaction(db, (tx) =>
        queueMail(tx, createReminderMail(known, starting, publicUrl), now, { bookingId: row.id, event }),
      );
    }
  };

const getStart = ({ when }: CalendarEvent): Date => fromDubaiTime(when.date, when.is === 'timed' ? when.time : morning);
