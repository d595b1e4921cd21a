import type { Quirks } from '../quirks/index.ts';
import type { ListKind } from './lists.ts';

/** The number of cards on a page of the home carousel (HOME-07, CONST-25). */
export const cardsPerPage = 4;

/** Where a card is shown: in a home page row or in a list. */
export type CardPlace = 'home' | 'listing';

/** The facts of a card beside its product's data; the rating is from 0 to 5. */
export interface CardFacts {
  readonly rating?: number;
  readonly badge?: string;
}

/** What the card's facts depend on. */
export interface CardFactsInput {
  readonly list: ListKind;
  readonly place: CardPlace;
  /** The product's own rating; null without reviews. */
  readonly rating: number | null;
}

/**
 * Returns what a card shows in addition to its product's data (HOME-12, BROWSE-13, BROWSE-14, GAP-23).
 *
 * @example getCardFacts({ list: 'activities', place: 'home', rating: 4.9 }, specified) // { rating: 4.0, badge: '10% Off' }
 * @example getCardFacts({ list: 'tours', place: 'listing', rating: 4.9 }, improved) // { rating: 4.9 }
 */
export function getCardFacts(
  { list, place, rating: own }: CardFactsInput,
  { cardRatings, activityCardBadge }: Pick<Quirks, 'cardRatings' | 'activityCardBadge'>,
): CardFacts {
  const isActivity = list === 'activities';
  const fixed = cardRatings?.[isActivity && place === 'home' ? 'homeActivity' : 'listing'];
  const rating = fixed ?? own;
  return {
    ...(rating !== null && { rating }),
    ...(isActivity && activityCardBadge !== null && { badge: activityCardBadge }),
  };
}
