import { listBookingActions } from '@aitours/domain/staff';
import { eq } from 'drizzle-orm';
import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import { bookingNotes } from '../../db/schema.ts';
import { lockStaffBooking, requireVersion } from '../../db/staffBookings.ts';
import { conflict, invalidRequest, notFound } from '../../problems/problems.ts';
import { toHandledBooking } from './toHandledBooking.ts';

const maxNotes = 100;

/** Adds a note to a booking (GAP-59). The audit log gets only its id: notes are deleted with the customer's account. */
export const addBookingNote = operation('addBookingNote', async (context) => {
  const { path, headers, body, user, db, clock } = context;
  const text = body.text.trim();
  if (text === '') throw invalidRequest(null, { text: ['Please write a note.'] });
  const booking = await lockStaffBooking(db, path.ref);
  if (!booking) throw notFound('booking');
  await requireVersion(db, booking, headers['if-match']);
  if (!listBookingActions(toHandledBooking(booking)).includes('add-note'))
    throw conflict('The account of this booking is deleted. Notes about its customer can’t be added any more.');
  if ((await db.$count(bookingNotes, eq(bookingNotes.bookingId, booking.id))) >= maxNotes)
    throw conflict(`A booking has at most ${maxNotes} notes.`);
  const values = { bookingId: booking.id, authorId: user.id, text, createdAt: clock.now() };
  const [note] = await db.insert(bookingNotes).values(values).returning({ id: bookingNotes.id });
  const change = { objectId: booking.number, before: null, after: { note_id: note?.id } };
  await recordChange(db, context, { operation: 'addBookingNote', ...change }, clock.now());
  return { status: 204 };
});
