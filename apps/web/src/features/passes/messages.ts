import type { PassKind } from '@aitours/domain/passes';

export const messages = {
  title: 'Passes',
  lead: 'One for each traveller, to show at the entrance. You can send each one to its traveller, who needs no account.',
  leadOfRides: 'One for each ride, to show to the driver.',
  loading: 'Loading your passes',
  failed: 'The passes could not be loaded',
  failedText: 'The booking is valid without them: its number is enough.',
  unpaid: 'This booking isn’t paid yet',
  unpaidText: 'Its passes get their codes when the payment has arrived.',
  kinds: { adult: 'Adult', child: 'Child', infant: 'Infant', ride: 'Ride' } satisfies Record<PassKind, string>,
  numbered: (kind: string, number: number, count: number): string => `${kind}, pass ${number} of ${count}`,
  codeOf: (number: string): string => `QR code of the pass ${number}`,
  download: 'Download PDF',
  downloading: 'Creating the PDF…',
  downloadFailed: 'The PDF couldn’t be created. Please try again.',
  number: 'Pass number',
  send: 'Send pass',
  sendNumber: (number: string): string => `Send pass ${number}`,
  shareTitle: (title: string): string => `Your pass: ${title}`,
  sent: {
    shared: '',
    copied: 'Link copied. Anyone who has it can use this pass.',
    failed: 'The link could not be copied.',
  },
};
