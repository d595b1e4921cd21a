import { eq } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { BookingRow, OwnedBooking } from '../../db/bookings.ts';
import type { Database } from '../../db/database.ts';
import { bookings } from '../../db/schema.ts';
import { confirmationMail } from '../../mail/bookingMails.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { enforceDailyLimit } from '../../rateLimit.ts';
import { bookingBody } from './bookingBody.ts';

/**
 * Counts a new booking against the customer's daily limit and queues its confirmation, in its transaction.
 *
 * @returns the booking with the state of its mail
 */
export async function completeBooking(tx: Database, row: OwnedBooking, config: Config, now: Date): Promise<BookingRow> {
  const { mail, publicUrl } = config;
  // Nothing is paid yet: until a payment, a booking only holds places.
  await enforceDailyLimit(tx, 'bookings', row.userId, config, now);
  await queueMail(tx, confirmationMail(bookingBody(row, now), publicUrl), now, { confirmedBookingId: row.id });
  if (mail.smtpUrl === null) return row;
  await tx.update(bookings).set({ confirmationMail: 'sending' }).where(eq(bookings.id, row.id));
  return { ...row, confirmationMail: 'sending' };
}
