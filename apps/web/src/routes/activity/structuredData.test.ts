import { examples } from '@aitours/api-client/mocks';
import { quirksFor } from '@aitours/domain/quirks';
import { expect, it } from 'vitest';
import type { Query } from '../../platform/query.ts';
import { structuredData } from './Activity.route.tsx';

const quirks = quirksFor({ behaviour: 'specified' });
const { activity } = examples.getActivity;

it('describes an activity’s price and rating for search engines', () => {
  const preloaded = <Data>(query: Query<Data>) => (query.operation === 'getActivity' ? (activity as Data) : undefined);
  expect(structuredData?.(preloaded, { slug: activity.slug }, quirks)).toMatchObject({
    '@type': 'Product',
    name: activity.title,
    offers: { price: activity.base_price, priceCurrency: 'AED' },
    aggregateRating: { ratingValue: activity.average_rating, reviewCount: activity.reviews_count },
  });
});

it('is empty when the activity does not exist', () => {
  expect(structuredData?.(() => undefined, { slug: 'none' }, quirks)).toBeUndefined();
});
