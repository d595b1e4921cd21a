import type { CardFacts } from '@aitours/domain/browse';
import { formatRating } from '@aitours/domain/browse';
import { ProductCard, type ProductCardProps } from '@aitours/ui';
import { Clock } from 'lucide-react';
import { messages } from './messages.ts';
import { pictureOf } from './pictureOf.ts';
import type { Teaser } from './teaser.ts';

export interface TeaserCardProps extends Pick<ProductCardProps, 'wish' | 'priority' | 'level' | 'sizes'> {
  teaser: Teaser;
  /** Rating and offer, which depend on the page that shows the card. */
  facts: CardFacts;
}

/** The card of a product of any kind. */
export function TeaserCard({ teaser, facts, ...rest }: TeaserCardProps) {
  return (
    <ProductCard
      {...rest}
      title={teaser.title}
      href={teaser.href}
      picture={pictureOf(teaser.image)}
      eyebrow={teaser.eyebrow}
      facts={teaser.duration ? [{ icon: Clock, label: messages.duration, value: teaser.duration }] : []}
      rating={formatRating(facts.rating)}
      badge={facts.badge}
      price={teaser.price ? { amount: teaser.price, prefix: messages.from } : { amount: messages.noPrice }}
      scarcity={teaser.isSoldOut ? messages.soldOut : undefined}
    />
  );
}
