import { normaliseEmail } from '../../auth/emailAddresses.ts';
import { hashAccount } from '../../auth/limits.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { mailConfirmation } from './mailConfirmation.ts';
import { requireNewsletter } from './requireNewsletter.ts';

const hour = 3600;

/** Mails the link that confirms a subscription (QUIRK-03). A subscribed address gets the same response, but no mail. */
export const subscribeToNewsletter = operation(
  'subscribeToNewsletter',
  async ({ body, db, clock, config }) => {
    requireNewsletter(config);
    await inTransaction(db, (tx) => mailConfirmation(tx, normaliseEmail(body.email), config, clock.now()));
    return { status: 200, body: { detail: 'Confirmation sent' } };
  },
  {
    limits: ({ body, address }) => [
      { bucket: `newsletter email ${hashAccount(body.email)}`, max: 3, seconds: hour },
      { bucket: `newsletter address ${address}`, max: 20, seconds: hour },
    ],
  },
);
