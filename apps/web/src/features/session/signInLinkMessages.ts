/** Messages of the link by email that signs in: where it is offered, and on its page. */
export const signInLinkMessages = {
  offer:
    'There were too many attempts, perhaps by someone else. Your account is safe. A link by email signs you in now, without the password.',
  send: 'Email me a link to sign in',
  sent: (email: string) =>
    `If there is an account for ${email}, there is a link in its mailbox now. It works once, within 15 minutes. Open it in this browser.`,
  requestFailed: 'The link could not be sent. Please try again.',
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
