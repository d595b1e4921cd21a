/** Messages about the account's data, its download and its deletion. */
export const accountMessages = {
  data: 'Your data',
  dataHint:
    'Download all that we store about you: your profile, bookings, cart, requests, comments, reviews and the browsers in which you log in.',
  downloadPage: 'Download as a page to read',
  downloadJson: 'Download as JSON',
  downloadFailed: 'Your data could not be downloaded. Please try again.',
  documentTitle: 'Your data at aiTours',
  none: 'None',
  yes: 'Yes',
  no: 'No',
  deletion: 'Delete your account',
  deletionHint:
    'We delete your profile, cart, comments, reviews, cruise requests and newsletter subscription, and log you out everywhere.',
  bookingsHint:
    'Of your past bookings, only numbers, dates and amounts stay, because accounting requires them. Your name, contact details, addresses and notes are removed.',
  unfinishedHint: 'Bookings that aren’t over yet have to be cancelled first:',
  toBookings: 'see your bookings',
  deleteAccount: 'Delete my account',
  dialogTitle: 'Delete your account?',
  cannotBeUndone: 'This can’t be undone. You can register again with the same address.',
  password: 'Password',
  passwordMissing: 'Enter your password',
  useCode: 'Email me a code instead',
  sendCode: 'Email me a code',
  codeHint: (email: string) => `To be sure that it is you, we send a code to ${email}.`,
  codeSent: (email: string) => `We have sent a code to ${email}. It works for ten minutes.`,
  code: 'Code',
  codeMissing: 'Enter the code from the email',
  confirm: 'Delete my account now',
  deleteFailed: 'Your account could not be deleted. Please try again.',
  deleted: 'Your account is deleted.',
} as const;
