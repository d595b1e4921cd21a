import { passwordLength } from '@aitours/domain/session';

/** Messages of the forms that set a password, and of the security settings. */
export const securityMessages = {
  password: 'Password',
  currentPassword: 'Current password',
  newPassword: 'New password',
  newPasswordHint: `At least ${passwordLength.min} characters, not your name or address, and not a common password.`,
  noPassword: 'You log in with Google or with a code by email. With a password you can also log in without them.',
  change: 'Change password',
  set: 'Set a password',
  changed: 'Your password is changed. All other browsers are logged out.',
  changeFailed: 'Your password could not be changed. Please try again.',
  currentMissing: 'Enter your current password',
  outOfRange: `Choose a password of ${passwordLength.min} to ${passwordLength.max} characters`,
  passkeys: 'Passkeys',
  secondFactor: 'Authenticator app',
  sessions: 'Where you are logged in',
  sessionsHint:
    'If you don’t know one of these, or have lost a phone or used someone else’s computer, log out there and change your password.',
  logOutEverywhere: 'Log out everywhere',
  loggedOutEverywhere: 'You are logged out in all browsers.',
  logOutFailed: 'You are still logged in. Please try again.',
  devicesFailed: 'The browsers in which you are logged in could not be loaded.',
  deviceName: ({ browser, system }: { readonly browser: string | null; readonly system: string | null }) =>
    `${browser ?? 'Unknown browser'}${system === null ? '' : ` on ${system}`}`,
  deviceUse: (first: string, last: string) => `Last used ${last}, first used ${first}`,
  thisBrowser: 'This browser',
  logOutOf: (name: string) => `Log out of ${name}`,
  loggedOutOf: (name: string) => `${name} is logged out.`,
  logOutOthers: 'Log out of all others',
  loggedOutOthers: 'All other browsers are logged out.',
} as const;
