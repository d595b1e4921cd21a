import { isEmail } from './credentials.ts';

/** The fields of the sign-in form. */
export interface SignInForm {
  readonly email: string;
  readonly password: string;
}

/**
 * Returns the invalid fields of the sign-in form: an invalid e-mail address, a missing password (AUTH-22).
 *
 * @example checkSignIn({ email: 'mona', password: '' }) // ['email', 'password']
 * @example checkSignIn({ email: 'mona@example.ae', password: 'secret 123' }) // []
 */
export function checkSignIn({ email, password }: SignInForm): (keyof SignInForm)[] {
  const fields: (keyof SignInForm)[] = [];
  if (!isEmail(email)) fields.push('email');
  if (password === '') fields.push('password');
  return fields;
}
