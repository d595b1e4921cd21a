import { type Schema, toPictureUrl } from '@aitours/api-client';
import { type ActivityFacts, describeFacts } from '@aitours/domain/activity';
import { paths } from '../../platform/paths.ts';

/** Describes an activity with its price, rating and facts (schema.org/Product). */
export const activityProduct = (activity: Schema<'Activity'>) => ({
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

/** Describes facts as properties of a product; what is unknown is left out. */
function describeForSearch(facts: ActivityFacts) {
  const rows = describeFacts(facts);
  return {
    ...(facts.min_age !== undefined && {
      audience: { '@type': 'PeopleAudience', suggestedMinAge: facts.min_age },
    }),
    ...(rows.length > 0 && {
      additionalProperty: rows.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
    }),
  };
}
