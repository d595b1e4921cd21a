import { type Schema, toPictureUrl } from '@aitours/api-client';
import { paths } from '../../platform/paths.ts';
import { describeForSearch } from '../shared/describeForSearch.ts';

/** Describes an activity with its price, rating and facts (schema.org/Product). */
export const createActivityProduct = (activity: Schema<'Activity'>) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: activity.title,
  description: activity.description,
  image: activity.images.map(({ image }) => toPictureUrl(image, 1280, 'jpg')),
  category: activity.activity_type,
  offers: {
    ...(activity.price_seasons
      ? { '@type': 'AggregateOffer', lowPrice: activity.from_price }
      : { '@type': 'Offer', price: activity.base_price }),
    priceCurrency: 'AED',
    url: paths.activity(activity.slug),
    availability: 'https://schema.org/InStock',
  },
  ...(activity.average_rating !== null &&
    activity.reviews_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: activity.average_rating,
        reviewCount: activity.reviews_count,
      },
    }),
  ...(activity.facts && describeForSearch(activity.facts)),
});
