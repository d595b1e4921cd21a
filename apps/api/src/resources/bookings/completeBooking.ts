import { getUnpaidLimit } from '@aitours/domain/availability';
import { eq } from 'drizzle-orm';
import { findUser } from '../../auth/signedInUser.ts';
import type { Config } from '../../config.ts';
import { type BookingRow, listUnpaidPlaces, type OwnedBooking } from '../../db/bookings.ts';
import type { Database } from '../../db/database.ts';
import { bookings } from '../../db/schema.ts';
import { confirmationMail } from '../../mail/bookingMails.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { unpaidLimit } from '../../problems/problems.ts';
import { enforceDailyLimit } from '../../rateLimit.ts';
import { bookingBody } from './bookingBody.ts';

/**
 * Counts a new booking against the customer's limits and queues its confirmation, in its transaction.
 *
 * @returns the booking with the state of its mail
 * @throws {Problem} too-many-requests, unpaid-limit
 */
export async function completeBooking(tx: Database, row: OwnedBooking, config: Config, now: Date): Promise<BookingRow> {
  const { mail, publicUrl } = config;
  // Nothing is paid yet: until a payment, a booking only holds places.
  await enforceDailyLimit(tx, 'bookings', row.userId, config, now);
  await enforceUnpaidLimit(tx, row, config);
  await queueMail(tx, confirmationMail(bookingBody(row, now), publicUrl), now, { confirmedBookingId: row.id });
  if (mail.smtpUrl === null) return row;
  await tx.update(bookings).set({ confirmationMail: 'sending' }).where(eq(bookings.id, row.id));
  return { ...row, confirmationMail: 'sending' };
}

/** @throws {Problem} unpaid-limit when the customer would hold too large a share of a slot without payment (E6) */
async function enforceUnpaidLimit(tx: Database, row: OwnedBooking, { rateLimitFactor }: Config): Promise<void> {
  const user = await findUser(tx, row.userId);
  const hasProvenAddress = Boolean(user?.emailVerifiedAt);
  for (const line of await listUnpaidPlaces(tx, row)) {
    const allowed = getUnpaidLimit(line.capacity, hasProvenAddress) * rateLimitFactor;
    if (line.held > allowed) throw unpaidLimit(line, allowed, hasProvenAddress);
  }
}
