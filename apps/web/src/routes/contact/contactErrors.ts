import { type ContactMessage, type ContactRefusals, contactFields } from '@aitours/domain/contact';
import { messages } from './messages.ts';

/** Texts by field, as a form shows them. */
export type ContactErrors = Readonly<Partial<Record<keyof ContactMessage, string>>>;

/** The words for what the rule refuses (CONTACT-01). */
export const contactErrors = (refusals: ContactRefusals): ContactErrors =>
  Object.fromEntries(
    contactFields
      .filter((field) => refusals[field])
      .map((field) => [field, refusals[field] === 'invalid' ? messages.emailInvalid : messages.missing[field]]),
  );
