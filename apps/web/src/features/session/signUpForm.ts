import { sessionMessages } from '@aitours/domain/messages';
import { type IsPhone, phoneInvalid } from '@aitours/domain/phone';
import { checkSignUp, hasPasswordLength, isEmail } from '@aitours/domain/session';
import { authMessages } from './messages.ts';

export const emptySignUp = { firstName: '', lastName: '', email: '', password: '', phone: '' };

export type SignUpValues = Readonly<typeof emptySignUp>;

export interface SignUpCheck {
  /** The catalogue's message for all missing fields (AUTH-08). */
  readonly title: string | undefined;
  /** Messages by field; nothing is sent while there is one. */
  readonly errors: Readonly<Partial<Record<keyof SignUpValues, string>>>;
}

export function checkNewAccount(values: SignUpValues, isPhone: IsPhone): SignUpCheck {
  const missing = checkSignUp(values);
  if (missing) {
    const errors = Object.fromEntries(missing.fields.map((field) => [field, authMessages.missing[field]]));
    return { title: sessionMessages.requiredFields, errors };
  }
  return {
    title: undefined,
    errors: {
      ...(!isEmail(values.email) && { email: authMessages.emailInvalid }),
      ...(!hasPasswordLength(values.password) && { password: authMessages.passwordOutOfRange }),
      ...(values.phone.trim() !== '' && !isPhone(values.phone) && { phone: phoneInvalid }),
    },
  };
}

/** Returns the request body of a new account; the phone only if given (AUTH-07). */
export const toNewUser = ({ firstName, lastName, email, password, phone }: SignUpValues) => ({
  first_name: firstName.trim(),
  last_name: lastName.trim(),
  email: email.trim(),
  password,
  ...(phone.trim() && { phone: phone.trim() }),
});
