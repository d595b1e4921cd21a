import { isEmail } from '@aitours/domain/session';
import { messages } from './messages.ts';

/** ENTITY-41 */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

export const emptyMessage: ContactMessage = { name: '', email: '', phone: '', message: '' };

const fields = ['name', 'email', 'phone', 'message'] as const satisfies readonly (keyof ContactMessage)[];

export type ContactErrors = Readonly<Partial<Record<keyof ContactMessage, string>>>;

/** What keeps a message from being sent: all fields are required (CONTACT-01). */
export function checkMessage(message: ContactMessage): ContactErrors {
  const missing = fields.filter((field) => message[field].trim() === '');
  return {
    ...Object.fromEntries(missing.map((field) => [field, messages.missing[field]])),
    ...(!missing.includes('email') && !isEmail(message.email) && { email: messages.emailInvalid }),
  };
}

/** A message as it is sent. */
export const trimmed = ({ name, email, phone, message }: ContactMessage): ContactMessage => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  message: message.trim(),
});
