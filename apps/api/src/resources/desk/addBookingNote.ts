import { recordChange } from '../../db/operating/auditLog.ts';
import { operation } from '../../http/operation.ts';
import { insertNote } from './insertNote.ts';

/** Adds a note to a booking. The audit log gets only its id: notes are deleted with the customer's account. */
export const addBookingNote = operation('addBookingNote', async (context) => {
  const { booking, noteId } = await insertNote(context, 'Please write a note.', (text) => text);
  const change = { objectId: booking.number, before: null, after: { note_id: noteId } };
  await recordChange(context.db, context, { operation: 'addBookingNote', ...change }, context.clock.now());
  return { status: 204 };
});
