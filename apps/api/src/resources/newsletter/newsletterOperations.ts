import { normaliseEmail } from '../../auth/emailAddresses.ts';
import { hashAccount } from '../../auth/limits.ts';
import { confirmSubscription, endSubscription } from '../../db/people/newsletter.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { mailConfirmation } from './mailConfirmation.ts';
import { invalidLink, listTokenLimits, requireNewsletter } from './requireNewsletter.ts';

const hour = 3600;

export const newsletterOperations = {
  /** Mails the link that confirms a subscription (QUIRK-03). A subscribed address gets the same response, but no mail. */
  subscribeToNewsletter: operation(
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
  ),

  /** Confirms a subscription (QUIRK-03). */
  confirmNewsletter: operation(
    'confirmNewsletter',
    async ({ body, db, clock, config }) => {
      requireNewsletter(config);
      const isConfirmed = await inTransaction(db, (tx) => confirmSubscription(tx, body.token, clock.now()));
      if (!isConfirmed) throw invalidLink();
      return { status: 200, body: { detail: 'Subscribed' } };
    },
    { limits: listTokenLimits },
  ),

  /** Ends a subscription, or a request for one (QUIRK-03). Mails outlive a change of the behaviour, so it always works. */
  unsubscribeFromNewsletter: operation(
    'unsubscribeFromNewsletter',
    async ({ body, db }) => {
      if (!(await inTransaction(db, (tx) => endSubscription(tx, body.token)))) throw invalidLink();
      return { status: 200, body: { detail: 'Unsubscribed' } };
    },
    { limits: listTokenLimits },
  ),
};
