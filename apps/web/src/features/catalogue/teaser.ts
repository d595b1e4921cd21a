import { formatActivityType, formatDuration } from '@aitours/domain/activity';
import { type Fils, formatPrice, parseFils } from '@aitours/domain/money';
import type { Quirks } from '@aitours/domain/quirks';
import { paths } from '../../platform/paths.ts';
import type { ActivityCard, EventCard, TourCard } from './cardQueries.ts';
import { messages } from './messages.ts';

/** Kinds of products with a page of their own. */
export type ProductKind = 'activity' | 'tour' | 'attraction';

/** The display-ready values of a product's card. */
export interface Teaser {
  readonly kind: ProductKind;
  readonly slug: string;
  readonly title: string;
  readonly href: string;
  readonly image: string | null;
  readonly eyebrow: string;
  readonly duration?: string;
  /** With currency; absent when nothing is on sale. */
  readonly price?: string;
  readonly amount?: Fils;
  /** The average rating; null without reviews. */
  readonly rating: number | null;
  /** No date has places left. */
  readonly isSoldOut?: boolean;
  /** It can be booked for a date on which cancelling is free for a while. */
  readonly isRefundable: boolean;
}

/**
 * Returns an activity's card (BROWSE-05, BROWSE-15, BROWSE-16).
 *
 * @example createActivityTeaser({ …, duration_minutes: 210, from_price: '265.00' }).duration // '3 h 30 min'
 * @example createActivityTeaser({ …, duration_minutes: 210, from_price: '265.00' }).price // 'AED 265.00'
 */
export const createActivityTeaser = (card: ActivityCard): Teaser => ({
  kind: 'activity',
  slug: card.slug,
  title: card.title,
  href: paths.activity(card.slug),
  image: card.image,
  eyebrow: formatActivityType(card.activity_type),
  ...(card.duration_minutes !== null && { duration: formatDuration(card.duration_minutes) }),
  ...priced(card.from_price),
  rating: card.average_rating,
  isRefundable: card.refundable,
});

/** Returns a tour's card (BROWSE-05). */
export const createTourTeaser = (card: TourCard): Teaser => ({
  kind: 'tour',
  slug: card.slug,
  title: card.title,
  href: paths.tour(card.slug),
  image: card.featured_image,
  eyebrow: card.destination || messages.tour,
  duration: messages.daysAndNights(card.duration_days, card.duration_nights),
  ...priced(card.from_price),
  rating: card.avg_rating,
  isRefundable: card.refundable,
});

/** Returns an attraction's card (BROWSE-06). Attractions have no reviews. */
export const createEventTeaser = (
  card: EventCard,
  { attractionCardPath }: Pick<Quirks, 'attractionCardPath'>,
): Teaser => ({
  kind: 'attraction',
  slug: card.slug,
  title: card.title,
  href: `${attractionCardPath}${encodeURIComponent(card.slug)}`,
  image: card.image,
  eyebrow: card.event_type || messages.attraction,
  ...(card.duration !== null && { duration: formatDuration(card.duration) }),
  ...(card.adult_price !== undefined && priced(card.adult_price)),
  rating: null,
  isSoldOut: card.available_tickets === 0,
  isRefundable: card.refundable,
});

function priced(decimal: string): { amount: Fils; price: string } {
  const amount = parseFils(decimal);
  return { amount, price: formatPrice(amount) };
}
