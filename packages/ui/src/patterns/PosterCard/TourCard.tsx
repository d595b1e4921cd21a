import type { ReactNode } from 'react';
import * as styles from './PosterCard.css.ts';
import { PosterCard, type PosterCardProps } from './PosterCard.tsx';

export interface TourCardProps extends Pick<PosterCardProps, 'title' | 'picture' | 'priority' | 'level'> {
  href: string;
  /** "4 days · 3 nights", "Free cancellation". */
  facts: readonly string[];
  /** Shown beside the price: rating, offer. */
  aside?: ReactNode;
  /** The formatted price; `prefix`: "from". */
  price?: { amount: string; prefix?: string };
}

const SIZES = '(max-width: 768px) 100vw, (max-width: 1249px) 50vw, 400px';

/** A tour: a large picture with a few facts on it. */
export function TourCard({ facts, price, aside, ...rest }: TourCardProps) {
  return (
    <PosterCard
      {...rest}
      sizes={SIZES}
      above={facts.join(' · ')}
      below={
        (price || aside) && (
          <div className={styles.foot}>
            {price && (
              <p>
                {price.prefix} <strong className={styles.amount}>{price.amount}</strong>
              </p>
            )}
            {aside}
          </div>
        )
      }
    />
  );
}
