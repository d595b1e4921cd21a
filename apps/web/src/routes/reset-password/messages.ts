export const messages = {
  title: 'Set a new password',
  lead: 'It replaces your old password, and all other browsers are logged out.',
  save: 'Save the new password',
  failed: 'Your password could not be changed. Please try again.',
  done: 'Your password is changed',
  doneText: 'You are logged in. All other browsers are logged out.',
  toBookings: 'To my bookings',
  invalid: 'This link isn’t valid, or not any more',
  invalidText:
    'A link to set a password works once, within 30 minutes. To get a new one, log in with “Forgot your password?”.',
  toSignIn: 'To the login',
} as const;
