import { sessionMessages } from '../messages/index.ts';

/** What opening an account asks for. */
export interface SignUpForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  /** The only one that may stay empty (AUTH-07). */
  readonly phone?: string;
}

const REQUIRED = ['firstName', 'lastName', 'email', 'password'] as const satisfies readonly (keyof SignUpForm)[];

/** A field that must be filled in to open an account. */
export type SignUpField = (typeof REQUIRED)[number];

/**
 * What is missing to create an account, or nothing (AUTH-08).
 *
 * @example checkSignUp({ firstName: 'Mona', lastName: '', email: 'm@x.ae', password: 'secret 123' }) // { message: 'Please fill in all required fields', fields: ['lastName'] }
 * @example checkSignUp({ firstName: 'Mona', lastName: 'Haddad', email: 'm@x.ae', password: 'secret 123' }) // undefined
 */
export function checkSignUp(form: SignUpForm): { message: string; fields: SignUpField[] } | undefined {
  const fields = REQUIRED.filter((field) => form[field].trim() === '');
  return fields.length > 0 ? { message: sessionMessages.requiredFields, fields } : undefined;
}
