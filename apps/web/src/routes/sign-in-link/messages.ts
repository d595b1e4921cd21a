/** Messages of the page that a mailed link opens to sign in. */
export const messages = {
  title: 'Sign in with your link',
  lead: 'The link from our email signs you in here, in this browser.',
  signIn: 'Sign in',
  failed: 'You could not be signed in. Please try again.',
  done: 'You are signed in',
  doneText: 'From now on we recognise this browser: wrong passwords that others enter don’t keep you out here.',
  toBookings: 'To my bookings',
  invalid: 'This link isn’t valid, or not any more',
  invalidText: 'A link to sign in works once, within 15 minutes. You can get a new one on the sign-in page.',
  toSignIn: 'To the sign-in page',
} as const;
