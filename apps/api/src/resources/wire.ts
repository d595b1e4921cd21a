import type { ActivityFacts } from '@aitours/domain/activity';
import type { CancellationTerms } from '@aitours/domain/booking';
import { formatWireAmount } from '@aitours/domain/money';

/** Formats an optional amount of fils as a decimal string. */
export const amountOrNull = (fils: number | null): string | null => (fils === null ? null : formatWireAmount(fils));

/** Returns the member of a product with terms of its own. */
export const ownTerms = ({ cancellationTerms }: { readonly cancellationTerms: CancellationTerms | null }) =>
  cancellationTerms ? { cancellation_terms: [...cancellationTerms] } : {};

/** Returns the member of a product with known facts. */
export function knownFacts({ facts }: { readonly facts: ActivityFacts | null }) {
  if (!facts) return {};
  const { diets, bring, ...rest } = facts;
  return { facts: { ...rest, ...(diets && { diets: [...diets] }), ...(bring && { bring: [...bring] }) } };
}

/** Returns the average rating; null without reviews. */
export const rating = (average: number, reviews: number): number | null => (reviews > 0 ? average : null);

export const galleryImages = (ids: readonly string[]): { image: string }[] => ids.map((image) => ({ image }));
