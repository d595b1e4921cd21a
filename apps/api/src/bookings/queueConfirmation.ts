import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { BookingRow } from '../db/bookings/bookings.ts';
import type { Database } from '../db/database.ts';
import { bookings } from '../db/schema.ts';
import { settleInOrder } from '../db/settleInOrder.ts';
import { createConfirmationMail } from '../mail/bookingMails.ts';
import { queueMail } from '../mail/mailQueue.ts';
import { createNewBookingNotice } from '../mail/tripMails.ts';
import { queueBookingWebhook } from '../webhooks/queueBookingWebhook.ts';
import { addFacts } from './addFacts.ts';
import { toBookingBody } from './bookingBody.ts';

/** Queues the mail that confirms a booking, the notice to the shop, and the webhook. Returns the booking with the state of its mail. */
export async function queueConfirmation<Row extends BookingRow>(
  tx: Database,
  row: Row,
  config: Config,
  now: Date,
): Promise<Row> {
  const { mail, publicUrl } = config;
  const notice = mail.bookingNotices && createNewBookingNotice(mail.bookingNotices, toBookingBody(row, now), publicUrl);
  const [confirmed] = await settleInOrder([
    queueConfirmationMail(tx, row, config, now),
    queueBookingWebhook(tx, 'booking.confirmed', row, now),
    notice && queueMail(tx, notice, now, { bookingId: row.id }),
  ]);
  return confirmed;
}

/** Queues the mail that confirms a booking. Returns the booking with the state of its mail. */
export async function queueConfirmationMail<Row extends BookingRow>(
  tx: Database,
  row: Row,
  { mail, publicUrl }: Config,
  now: Date,
): Promise<Row> {
  const booking = await addFacts(tx, toBookingBody(row, now));
  await queueMail(tx, createConfirmationMail(booking, publicUrl), now, { confirmedBookingId: row.id });
  if (mail.smtpUrl === null) return row;
  await tx.update(bookings).set({ confirmationMail: 'sending' }).where(eq(bookings.id, row.id));
  return { ...row, confirmationMail: 'sending' };
}
