import { sessionMessages } from '../messages/index.ts';

/** The fields of the sign-up form. */
export interface SignUpForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  /** Optional (AUTH-07). */
  readonly phone?: string;
}

const REQUIRED = ['firstName', 'lastName', 'email', 'password'] as const satisfies readonly (keyof SignUpForm)[];

/** A required field of the sign-up form. */
export type SignUpField = (typeof REQUIRED)[number];

/**
 * Returns the missing fields of the sign-up form with a message, or `undefined` if none is missing (AUTH-08).
 *
 * @example checkSignUp({ firstName: 'Mona', lastName: '', email: 'm@x.ae', password: 'secret 123' }) // { message: 'Please fill in all required fields', fields: ['lastName'] }
 * @example checkSignUp({ firstName: 'Mona', lastName: 'Haddad', email: 'm@x.ae', password: 'secret 123' }) // undefined
 */
export function checkSignUp(form: SignUpForm): { message: string; fields: SignUpField[] } | undefined {
  const fields = REQUIRED.filter((field) => form[field].trim() === '');
  return fields.length > 0 ? { message: sessionMessages.requiredFields, fields } : undefined;
}
