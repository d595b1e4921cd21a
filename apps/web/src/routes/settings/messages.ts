export const messages = {
  title: 'User Settings',
  lead: 'Your details fill in the forms when you book.',
  loading: 'Loading your profile',
  loadFailedHint: 'Your data is safe. Try again in a moment.',
  signedOutHint: 'Your settings are stored with your account.',
  logIn: 'Log in',
} as const;
