import { confirmSubscription } from '../../db/people/newsletter.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { invalidLink, listTokenLimits, requireNewsletter } from './requireNewsletter.ts';

/** Confirms a subscription (QUIRK-03). */
export const confirmNewsletter = operation(
  'confirmNewsletter',
  async ({ body, db, clock, config }) => {
    requireNewsletter(config);
    const isConfirmed = await inTransaction(db, (tx) => confirmSubscription(tx, body.token, clock.now()));
    if (!isConfirmed) throw invalidLink();
    return { status: 200, body: { detail: 'Subscribed' } };
  },
  { limits: listTokenLimits },
);
