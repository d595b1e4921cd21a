import { activityCardBadge, cardRatings } from '../quirks/index.ts';
import type { ListKind } from './lists.ts';

/** The number of cards on a page of the home carousel (HOME-07, CONST-25). */
export const cardsPerPage = 4;

/** Where a card is shown: in a home page row or in a list. */
export type CardPlace = 'home' | 'listing';

/** The fixed facts of a card; the rating is from 0 to 5. */
export interface CardFacts {
  readonly rating: number;
  readonly badge?: string;
}

/**
 * Returns what a card shows in addition to its product's data (HOME-12, BROWSE-13, BROWSE-14, GAP-23).
 *
 * @example getCardFacts('activities', 'home') // { rating: 4.0, badge: '10% Off' }
 * @example getCardFacts('tours', 'listing') // { rating: 4.7 }
 */
export function getCardFacts(list: ListKind, place: CardPlace): CardFacts {
  if (list !== 'activities') return { rating: cardRatings.listing };
  return { rating: place === 'home' ? cardRatings.homeActivity : cardRatings.listing, badge: activityCardBadge };
}
