import type { Schema } from '@aitours/api-client';

/** Describes the rating by a product's reviews (schema.org/AggregateRating); nothing without reviews. */
export const describeRating = (reviews: Schema<'ReviewPage'> | undefined) =>
  reviews &&
  reviews.count > 0 && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: reviews.rating, reviewCount: reviews.count },
  };
