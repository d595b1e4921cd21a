import { isEmail } from './isEmail.ts';

/** What signing in asks for. */
export interface SignInForm {
  readonly email: string;
  readonly password: string;
}

/**
 * The fields of the sign-in page for which nothing is sent: an address that is none, a password that is missing
 * (AUTH-22).
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
