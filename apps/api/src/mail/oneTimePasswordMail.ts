import type { Mail } from '../db/operating/outgoingMail.ts';
import { renderMail } from './renderMail.ts';

/**
 * Returns the mail with a one-time password. It contains no text that the requester could have chosen, and the code isn't
 * in the subject, which locked phones show.
 */
export const createOneTimePasswordMail = (to: string, code: string): Mail =>
  renderMail({
    kind: 'account',
    to,
    subject: 'Your aiTours code',
    intro: 'Enter this code to sign in to aiTours:',
    code,
    notes: ['It works once, for the next 10 minutes.', 'If you did not request it, you can ignore this mail.'],
  });

/** Returns the mail with a code that shows a booking. */
export const createBookingLookupMail = (to: string, bookingNumber: string, code: string): Mail =>
  renderMail({
    kind: 'account',
    to,
    subject: `Your code for booking ${bookingNumber}`,
    intro: `Enter this code to see booking ${bookingNumber} on aiTours:`,
    code,
    notes: [
      'It works once, for the next 10 minutes.',
      'If you did not request it, you can ignore this mail: only its code shows the booking.',
    ],
  });
