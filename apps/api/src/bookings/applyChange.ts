import { type Fils, formatWireAmount, parseFils } from '@aitours/domain/money';
import type { components } from '@aitours/openapi/schema';
import type { ChangedBooking } from '../db/bookings/bookingChange.ts';
import { type BookingRow, findBookedPlaces, findBooking } from '../db/bookings/bookings.ts';
import { updateBooking } from '../db/bookings/insertBooking.ts';
import type { Database } from '../db/database.ts';
import { releasePlaces, subtractPlaces } from '../db/stock/stock.ts';
import { changeMail, type SettledChange } from '../mail/changeMails.ts';
import { queueMail } from '../mail/mailQueue.ts';
import { createBookingChangeNotice } from '../mail/tripMails.ts';
import { queueBookingWebhook } from '../webhooks/queueBookingWebhook.ts';
import { toBookingBody } from './bookingBody.ts';
import type { BookingContext } from './bookingContext.ts';

/**
 * Changes a booking whose new places are taken: stores what it contains, returns the places that it doesn't need any
 * more, and queues the mails and the webhook. Run it in a transaction that has locked the booking.
 */
export async function applyChange(
  tx: Database,
  { config, now }: BookingContext,
  booking: BookingRow,
  after: ChangedBooking,
  settled: SettledChange,
): Promise<BookingRow> {
  const places = after.lines.flatMap((line) => line.places ?? []);
  await releasePlaces(tx, subtractPlaces(await findBookedPlaces(tx, booking.id), places));
  const changes = countChange(booking, settled.refund, now);
  await updateBooking(tx, booking.id, { ...after, details: { ...after.details, changes } });
  const changed = await findBooking(tx, booking.number);
  if (!changed) throw new Error(`There is no booking ${booking.number}`);
  await queueBookingWebhook(tx, 'booking.changed', changed, now);
  const [from, to] = [toBookingBody(booking, now), toBookingBody(changed, now)];
  const { publicUrl, mail } = config;
  await queueMail(tx, changeMail(from, to, settled, publicUrl), now, { bookingId: booking.id });
  if (mail.bookingNotices)
    await queueMail(tx, createBookingChangeNotice(mail.bookingNotices, to, settled, publicUrl), now, {
      bookingId: booking.id,
    });
  return changed;
}

/** A refund of what wasn't paid online has no row of its own: it is recorded with the booking, and due. */
function countChange(
  { details: { changes }, paymentId }: BookingRow,
  refund: Fils,
  now: Date,
): components['schemas']['BookingChanges'] {
  const due = parseFils(changes?.refund?.amount ?? '0') + (paymentId === null ? refund : 0);
  return {
    count: (changes?.count ?? 0) + 1,
    last_at: now.toISOString(),
    ...(due > 0 && { refund: { amount: formatWireAmount(due), status: 'due' } }),
  };
}
