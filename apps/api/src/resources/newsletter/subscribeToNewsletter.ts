import { normaliseEmail } from '../../auth/emailAddresses.ts';
import { accountHash } from '../../auth/limits.ts';
import { operation } from '../../contract/operation.ts';
import { requestSubscription } from '../../db/newsletter.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { newsletterConfirmationMail } from '../../mail/newsletterMail.ts';
import { requireNewsletter } from './requireNewsletter.ts';

const hour = 3600;

/** Mails the link that confirms a subscription (QUIRK-03). A subscribed address gets the same response, but no mail. */
export const subscribeToNewsletter = operation(
  'subscribeToNewsletter',
  async ({ body, db, clock, config }) => {
    requireNewsletter(config);
    const email = normaliseEmail(body.email);
    const now = clock.now();
    await inTransaction(db, async (tx) => {
      const token = await requestSubscription(tx, email, now);
      if (token !== null) await queueMail(tx, newsletterConfirmationMail(email, token, config.publicUrl), now);
    });
    return { status: 200, body: { detail: 'Confirmation sent' } };
  },
  {
    limits: ({ body, address }) => [
      { bucket: `newsletter email ${accountHash(body.email)}`, max: 3, seconds: hour },
      { bucket: `newsletter address ${address}`, max: 20, seconds: hour },
    ],
  },
);
