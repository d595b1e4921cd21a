import type { Config } from '../../config.ts';
import { Problem } from '../../problems/problems.ts';
import type { Limit } from '../../rateLimit.ts';

/** @throws {Problem} not-found where the behaviour has no newsletter */
export function requireNewsletter({ quirks }: Pick<Config, 'quirks'>): void {
  if (quirks.hasInertControls) throw new Problem('not-found', { detail: 'There is no newsletter.' });
}

/** Returns the problem of a token that is unknown or has expired. */
export const invalidLink = () => new Problem('not-found', { detail: 'This link is not valid, or not any more.' });

export const listTokenLimits = ({ address }: { readonly address: string }): readonly Limit[] => [
  { bucket: `newsletter token ${address}`, max: 60, seconds: 3600 },
];
