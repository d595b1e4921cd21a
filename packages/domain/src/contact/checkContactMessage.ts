import { isEmail } from '../session/index.ts';

/** ENTITY-41 */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** What the form holds before anyone has filled it in. */
export const emptyContactMessage: ContactMessage = { name: '', email: '', phone: '', message: '' };

/** In the order of the form. */
export const contactFields = ['name', 'email', 'phone', 'message'] as const satisfies readonly (keyof ContactMessage)[];

/** Why a field of a message isn't taken. */
export type ContactMessageErrors = Readonly<Partial<Record<keyof ContactMessage, 'missing' | 'invalid'>>>;

/**
 * What keeps a message from being sent: all four fields are required (CONTACT-01), and an answer must find its way.
 *
 * @example checkContactMessage({ ...message, phone: ' ' }) // { phone: 'missing' }
 * @example checkContactMessage({ ...message, email: 'amira' }) // { email: 'invalid' }
 */
export function checkContactMessage(message: ContactMessage): ContactMessageErrors {
  const missing = contactFields.filter((field) => message[field].trim() === '');
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'missing'])),
    ...(!missing.includes('email') && !isEmail(message.email) && { email: 'invalid' }),
  };
}

/**
 * A message as it is sent, without blanks round its parts.
 *
 * @example trimmedMessage({ ...message, name: ' Amira ' }).name // 'Amira'
 * @example trimmedMessage(message) // the same words
 */
export const trimmedMessage = ({ name, email, phone, message }: ContactMessage): ContactMessage => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  message: message.trim(),
});
