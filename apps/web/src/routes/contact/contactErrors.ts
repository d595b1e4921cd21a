import { type ContactMessage, type ContactMessageErrors, contactFields } from '@aitours/domain/contact';
import { phoneInvalid } from '@aitours/domain/phone';
import { messages } from './messages.ts';

/** Messages by field. */
export type ContactErrors = Readonly<Partial<Record<keyof ContactMessage, string>>>;

const invalid: ContactErrors = { email: messages.emailInvalid, phone: phoneInvalid };

/** Returns the messages of the validation errors (CONTACT-01). */
export const getContactErrors = (found: ContactMessageErrors): ContactErrors =>
  Object.fromEntries(
    contactFields
      .filter((field) => found[field])
      .map((field) => [field, found[field] === 'missing' ? messages.missing[field] : invalid[field]]),
  );
