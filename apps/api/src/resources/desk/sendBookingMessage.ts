import { recordChange } from '../../db/operating/auditLog.ts';
import { operation } from '../../http/operation.ts';
import { createStaffMessageMail } from '../../mail/bookingMails.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { insertNote } from './insertNote.ts';

/**
 * Mails a message to the customer of a booking. It is also a note: the content of a mail is deleted once it is
 * sent.
 */
export const sendBookingMessage = operation(
  'sendBookingMessage',
  async (context) => {
    const { db, clock, config } = context;
    const { booking, text, noteId } = await insertNote(
      context,
      'Please write a message.',
      (message, { email }) => `Message to ${email}:\n${message}`,
    );
    await queueMail(db, createStaffMessageMail(booking, text, config.publicUrl), clock.now(), {
      bookingId: booking.id,
    });
    const change = { objectId: booking.number, before: null, after: { note_id: noteId } };
    await recordChange(db, context, { operation: 'sendBookingMessage', ...change }, clock.now());
    return { status: 204 };
  },
  { limits: ({ user }) => [getMessageLimit(user)] },
);

/** The limit of messages that a staff member sends, one by one or in bulk. */
export const getMessageLimit = (user: { readonly id: string }) => ({
  bucket: `booking-message user ${user.id}`,
  max: 300,
  seconds: 3600,
});
