import { listBookingActions } from '@aitours/domain/staff';
import { eq } from 'drizzle-orm';
import type { BookingRow } from '../../db/bookings/bookings.ts';
import { lockStaffBooking, requireBookingVersion } from '../../db/bookings/staffBookings.ts';
import { bookingNotes } from '../../db/schema.ts';
import type { Context } from '../../http/operation.ts';
import { conflict, invalidRequest, notFound } from '../../problems/problems.ts';
import { toHandledBooking } from './toHandledBooking.ts';

const maxNotes = 100;

/**
 * Locks the version of a booking that the caller has seen, and stores the text of the request as a note.
 *
 * @param missing says what to write
 * @param toNote returns the note for the trimmed text
 * @throws {Problem} invalid-request, not-found, precondition-failed, conflict
 */
export async function insertNote(
  { path, headers, body, user, db, clock }: Context<'addBookingNote'> | Context<'sendBookingMessage'>,
  missing: string,
  toNote: (text: string, booking: BookingRow) => string,
): Promise<{ readonly booking: BookingRow; readonly text: string; readonly noteId: string | undefined }> {
  const text = body.text.trim();
  if (text === '') throw invalidRequest(null, { text: [missing] });
  const booking = await lockStaffBooking(db, path.ref);
  if (!booking) throw notFound('booking');
  await requireBookingVersion(db, booking, headers['if-match']);
  if (!listBookingActions(toHandledBooking(booking)).includes('add-note'))
    throw conflict('The account of this booking is deleted. Nothing about its customer can be added any more.');
  if ((await db.$count(bookingNotes, eq(bookingNotes.bookingId, booking.id))) >= maxNotes)
    throw conflict(`A booking has at most ${maxNotes} notes.`);
  const values = { bookingId: booking.id, authorId: user.id, text: toNote(text, booking), createdAt: clock.now() };
  const [note] = await db.insert(bookingNotes).values(values).returning({ id: bookingNotes.id });
  return { booking, text, noteId: note?.id };
}
