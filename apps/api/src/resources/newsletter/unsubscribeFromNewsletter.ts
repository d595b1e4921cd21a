import { endSubscription } from '../../db/people/newsletter.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { invalidLink, listTokenLimits } from './requireNewsletter.ts';

/** Ends a subscription, or a request for one (QUIRK-03). Mails outlive a change of the behaviour, so it always works. */
export const unsubscribeFromNewsletter = operation(
  'unsubscribeFromNewsletter',
  async ({ body, db }) => {
    if (!(await inTransaction(db, (tx) => endSubscription(tx, body.token)))) throw invalidLink();
    return { status: 200, body: { detail: 'Unsubscribed' } };
  },
  { limits: listTokenLimits },
);
