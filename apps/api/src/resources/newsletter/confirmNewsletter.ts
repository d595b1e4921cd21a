import { operation } from '../../contract/operation.ts';
import { confirmSubscription } from '../../db/newsletter.ts';
import { invalidLink, requireNewsletter, tokenLimits } from './requireNewsletter.ts';

/** Confirms a subscription (QUIRK-03). */
export const confirmNewsletter = operation(
  'confirmNewsletter',
  async ({ body, db, clock, config }) => {
    requireNewsletter(config);
    if (!(await confirmSubscription(db, body.token, clock.now()))) throw invalidLink();
    return { status: 200, body: { detail: 'Subscribed' } };
  },
  { limits: tokenLimits },
);
