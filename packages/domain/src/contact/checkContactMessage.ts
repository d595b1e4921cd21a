import type { IsPhone } from '../phone/index.ts';
import { isEmail } from '../session/index.ts';

/** A message of the contact form (ENTITY-41). */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
}

/** The initial values of the form. */
export const emptyContactMessage: ContactMessage = { name: '', email: '', phone: '', message: '' };

/** In the order of the form. */
export const contactFields = ['name', 'email', 'phone', 'message'] as const satisfies readonly (keyof ContactMessage)[];

/** The maximum lengths that the contract accepts. */
export const maxContactLengths = { name: 100, email: 254, phone: 40, message: 2000 } as const;

/** The errors of a message, by field. */
export type ContactMessageErrors = Readonly<Partial<Record<keyof ContactMessage, 'missing' | 'invalid'>>>;

/**
 * Returns the errors of a message, by field: all four are required (CONTACT-01), e-mail address and phone number must be valid.
 *
 * @example checkContactMessage({ ...message, phone: ' ' }, isPhone) // { phone: 'missing' }
 * @example checkContactMessage({ ...message, email: 'amira' }, isPhone) // { email: 'invalid' }
 */
export function checkContactMessage(message: ContactMessage, isPhone: IsPhone): ContactMessageErrors {
  const missing = contactFields.filter((field) => message[field].trim() === '');
  return {
    ...Object.fromEntries(missing.map((field) => [field, 'missing'])),
    ...(!missing.includes('email') && !isEmail(message.email) && { email: 'invalid' }),
    ...(!missing.includes('phone') && !isPhone(message.phone) && { phone: 'invalid' }),
  };
}

/**
 * Removes leading and trailing white space from the fields of a message.
 *
 * @example trimContactMessage({ ...message, name: ' Amira ' }).name // 'Amira'
 * @example trimContactMessage(message) // the same text
 */
export const trimContactMessage = ({ name, email, phone, message }: ContactMessage): ContactMessage => ({
  name: name.trim(),
  email: email.trim(),
  phone: phone.trim(),
  message: message.trim(),
});
