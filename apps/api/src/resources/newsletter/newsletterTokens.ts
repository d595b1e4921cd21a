import type { Config } from '../../config.ts';
import { operation } from '../../contract/operation.ts';
import { confirmSubscription, endSubscription } from '../../db/newsletter.ts';
import { Problem } from '../../problems/problems.ts';
import type { Limit } from '../../rateLimit.ts';

/** @throws {Problem} not-found where the behaviour has no newsletter */
export function requireNewsletter({ quirks }: Pick<Config, 'quirks'>): void {
  if (quirks.hasInertControls) throw new Problem('not-found', { detail: 'There is no newsletter.' });
}

const invalidLink = () => new Problem('not-found', { detail: 'This link is not valid, or not any more.' });
const limits = ({ address }: { readonly address: string }): readonly Limit[] => [
  { bucket: `newsletter token ${address}`, max: 60, seconds: 3600 },
];

/** Confirms a subscription (QUIRK-03). */
export const confirmNewsletter = operation(
  'confirmNewsletter',
  async ({ body, db, clock, config }) => {
    requireNewsletter(config);
    if (!(await confirmSubscription(db, body.token, clock.now()))) throw invalidLink();
    return { status: 200, body: { detail: 'Subscribed' } };
  },
  { limits },
);

/** Ends a subscription, or a request for one (QUIRK-03). Mails outlive a change of the behaviour, so it always works. */
export const unsubscribeFromNewsletter = operation(
  'unsubscribeFromNewsletter',
  async ({ body, db }) => {
    if (!(await endSubscription(db, body.token))) throw invalidLink();
    return { status: 200, body: { detail: 'Unsubscribed' } };
  },
  { limits },
);
