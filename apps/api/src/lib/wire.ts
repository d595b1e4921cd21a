import type { ActivityFacts } from '@aitours/domain/activity';
import type { CancellationTerms } from '@aitours/domain/booking';
import { formatWireAmount } from '@aitours/domain/money';
import type { PriceSeason } from '@aitours/domain/pricing';

/** Formats an optional amount of fils as a decimal string. */
export const formatAmountOrNull = (fils: number | null): string | null =>
  fils === null ? null : formatWireAmount(fils);

/** Returns the member of a product with terms of its own. */
export const getOwnTerms = ({ cancellationTerms }: { readonly cancellationTerms: CancellationTerms | null }) =>
  cancellationTerms ? { cancellation_terms: [...cancellationTerms] } : {};

/** Returns the member of a product with known facts. */
export function getKnownFacts({ facts }: { readonly facts: ActivityFacts | null }) {
  if (!facts) return {};
  const { diets, bring, ...rest } = facts;
  return { facts: { ...rest, ...(diets && { diets: [...diets] }), ...(bring && { bring: [...bring] }) } };
}

/** Returns the member of a tour or attraction with known languages. Versions from before them have none. */
export const getKnownLanguages = ({ languages }: { readonly languages?: readonly string[] | null | undefined }) =>
  languages?.length ? { languages: [...languages] } : {};

/** Returns the average rating; null without reviews. */
export const toRating = (average: number, reviews: number): number | null => (reviews > 0 ? average : null);

export const toGalleryImages = (ids: readonly string[]): { image: string }[] => ids.map((image) => ({ image }));

/** Returns the member of a product or ticket type with price seasons. Versions from before them have none. */
export const listOwnSeasons = <Child extends number | null, ChildPrice extends object>(
  seasons: readonly PriceSeason<Child>[] | null | undefined,
  toChildPrice: (child: Child) => ChildPrice,
) =>
  seasons
    ? {
        price_seasons: seasons.map(({ name, startDate, endDate, weekdays, adult, child }) => ({
          name,
          start_date: startDate,
          end_date: endDate,
          ...(weekdays && { weekdays: [...weekdays] }),
          adult_price: formatWireAmount(adult),
          ...toChildPrice(child),
        })),
      }
    : {};
