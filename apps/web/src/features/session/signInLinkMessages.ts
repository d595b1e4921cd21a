/** Messages where a link by email is offered that signs in. */
export const signInLinkMessages = {
  offer:
    'There were too many attempts, perhaps by someone else. Your account is safe. A link by email signs you in now, without the password.',
  send: 'Email me a link to sign in',
  sent: (email: string) =>
    `If there is an account for ${email}, there is a link in its mailbox now. It works once, within 15 minutes. Open it in this browser.`,
  requestFailed: 'The link could not be sent. Please try again.',
} as const;
