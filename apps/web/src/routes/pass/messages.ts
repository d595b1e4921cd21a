import type { Schema } from '@aitours/api-client';

export const messages = {
  title: 'Your pass',
  lead: 'Show this code at the entrance, or to the driver.',
  loading: 'Loading the pass',
  notFound: 'This pass isn’t valid',
  notFoundText: 'The link is incomplete, or the shop didn’t issue it. Ask the person who sent it to send it again.',
  failed: 'The pass could not be checked',
  failedText: 'It is still valid if its booking is: please try again.',
  refused: {
    cancelled: 'This booking is cancelled. The pass no longer admits.',
    unpaid: 'The booking of this pass isn’t paid. The pass doesn’t admit yet.',
    changed: 'The booking was changed after this pass was sent. Ask the person who booked to send the new pass.',
  } satisfies Record<Exclude<Schema<'CheckedPass'>['status'], 'valid'>, string>,
  home: 'To the home page',
};
