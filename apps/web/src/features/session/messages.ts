import { passwordLength } from '@aitours/domain/session';

/** Messages of the sign-in forms that are not in the error catalogue. */
export const authMessages = {
  titles: {
    signIn: 'Sign In',
    createAccount: 'Create Account',
    verifyOtp: 'Verify OTP',
    requestCode: 'Sign in with a code',
  },
  email: 'Email',
  password: 'Password',
  passwordHint: `At least ${passwordLength.min} characters.`,
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  phoneHint: 'Optional. For the driver or guide who meets you.',
  otp: 'One-time password',
  otpSent: (email: string) => `We sent a six-digit code to ${email}. It works once, within ten minutes.`,
  otpSentIfKnown: (email: string) =>
    `If there is an account for ${email}, we sent it a six-digit code. It works once, within ten minutes.`,
  otpNotSent: 'Your account is ready, but the code couldn’t be sent. Request a new one below.',
  otpResent: 'We sent a new code. The previous one no longer works.',
  forgotPassword: 'Forgot your password?',
  requestCodeHint:
    'We send a six-digit code to the address of your account. It signs you in without the password. Or we send a link to set a new password.',
  requestCode: 'Send the code',
  requestLink: 'Send a link to set a new password',
  linkSent: (email: string) =>
    `If there is an account for ${email}, we sent it a link to set a new password. It works once, within 30 minutes.`,
  toPassword: 'Sign in with your password',
  resend: 'Send a new code',
  verify: 'Verify',
  toCreateAccount: 'New here? Create an account',
  toSignIn: 'Already have an account? Sign in',
  google: 'Continue with Google',
  passkey: 'Continue with a passkey',
  passkeyFailed:
    'No passkey was used. Please try again, or sign in another way. If nothing opened, this browser can’t use passkeys.',
  or: 'or',
  missing: {
    firstName: 'Enter your first name',
    lastName: 'Enter your last name',
    email: 'Enter your email address',
    password: 'Enter your password',
    otp: 'Enter the six digits from our email',
  },
  emailInvalid: 'Enter an email address like name@example.com',
  passwordOutOfRange: `Choose a password of ${passwordLength.min} to ${passwordLength.max} characters`,
} as const;
