import { type CardPlace, formatRating, getCardFacts, type ListKind } from '@aitours/domain/browse';
import { ProductCard, type ProductCardProps } from '@aitours/ui';
import { Clock, RotateCcw } from 'lucide-react';
import { useQuirks } from '../../platform/api.tsx';
import { getPicture } from './getPicture.ts';
import { messages } from './messages.ts';
import type { ProductKind, Teaser } from './teaser.ts';

const lists: Readonly<Record<ProductKind, ListKind>> = { activity: 'activities', tour: 'tours', attraction: 'events' };

export interface TeaserCardProps extends Pick<ProductCardProps, 'wish' | 'priority' | 'level' | 'sizes'> {
  teaser: Teaser;
  /**
   * Where the card is shown.
   * @default 'listing'
   */
  place?: CardPlace;
}

/** The card of a product of any kind. */
export function TeaserCard({ teaser, place = 'listing', ...rest }: TeaserCardProps) {
  const { rating, badge } = getCardFacts({ list: lists[teaser.kind], place, rating: teaser.rating }, useQuirks());
  return (
    <ProductCard
      {...rest}
      title={teaser.title}
      href={teaser.href}
      picture={getPicture(teaser.image)}
      eyebrow={teaser.eyebrow}
      facts={[
        ...(teaser.duration ? [{ icon: Clock, label: messages.duration, value: teaser.duration }] : []),
        ...(teaser.isRefundable
          ? [{ icon: RotateCcw, label: messages.cancellation, value: messages.freeCancellation }]
          : []),
      ]}
      rating={rating === undefined ? undefined : formatRating(rating)}
      badge={badge}
      price={teaser.price ? { amount: teaser.price, prefix: messages.from } : { amount: messages.noPrice }}
      scarcity={teaser.isSoldOut ? messages.soldOut : undefined}
    />
  );
}
