import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import type { Query } from '../../platform/query.ts';
import { defaultConfig } from '../../testing/defaultConfig.ts';
import { structuredData } from './Activity.route.tsx';

const { activity } = examples.getActivity;

it('describes an activity’s price and rating for search engines', () => {
  const preloaded = <Data>(query: Query<Data>) => (query.operation === 'getActivity' ? (activity as Data) : undefined);
  expect(structuredData?.(preloaded, { slug: activity.slug }, defaultConfig)).toMatchObject({
    '@type': 'Product',
    name: activity.title,
    offers: { price: activity.base_price, priceCurrency: 'AED' },
    aggregateRating: { ratingValue: activity.average_rating, reviewCount: activity.reviews_count },
  });
});

it('is empty when the activity does not exist', () => {
  expect(structuredData?.(() => undefined, { slug: 'none' }, defaultConfig)).toBeUndefined();
});
