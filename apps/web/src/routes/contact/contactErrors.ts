import { type ContactMessage, type ContactMessageErrors, contactFields } from '@aitours/domain/contact';
import { messages } from './messages.ts';

/** Texts by field, as a form shows them. */
export type ContactErrors = Readonly<Partial<Record<keyof ContactMessage, string>>>;

/** The words for what the rule refuses (CONTACT-01). */
export const contactErrors = (found: ContactMessageErrors): ContactErrors =>
  Object.fromEntries(
    contactFields
      .filter((field) => found[field])
      .map((field) => [field, found[field] === 'invalid' ? messages.emailInvalid : messages.missing[field]]),
  );
