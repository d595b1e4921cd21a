import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import type { Query } from '../../platform/query.ts';
import { defaultConfig } from '../../testing/defaultConfig.ts';
import { structuredData } from './Activity.route.tsx';

const { activity } = examples.getActivity;

const describe = (shown: typeof activity) => {
  const preloaded = <Data>(query: Query<Data>) => (query.key.startsWith('getActivity ') ? (shown as Data) : undefined);
  return structuredData?.(preloaded, { slug: shown.slug }, defaultConfig);
};

it('describes an activity’s price and rating for search engines', () => {
  expect(describe(activity)).toMatchObject({
    '@type': 'Product',
    name: activity.title,
    offers: { price: activity.base_price, priceCurrency: 'AED' },
    aggregateRating: { ratingValue: activity.average_rating, reviewCount: activity.reviews_count },
  });
});

it('describes the lowest price of an activity with price seasons', () => {
  const season = { name: 'High season', start_date: '2030-12-20', end_date: '2031-01-05' };
  const price_seasons = [{ ...season, adult_price: '300.00', child_price: '210.00' }];
  expect(describe({ ...activity, from_price: '150.00', price_seasons })).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice: '150.00', priceCurrency: 'AED' },
  });
});

it('describes the facts of an activity', () => {
  expect(describe({ ...activity, facts: { min_age: 0, step_free: true, diets: ['vegan'] } })).toMatchObject({
    audience: { '@type': 'PeopleAudience', suggestedMinAge: 0 },
    additionalProperty: [
      { '@type': 'PropertyValue', name: 'Age', value: 'All ages' },
      { '@type': 'PropertyValue', name: 'Wheelchair access', value: 'Step-free' },
      { '@type': 'PropertyValue', name: 'Meals', value: 'Vegan possible' },
    ],
  });
});

it('claims nothing about what is unknown', () => {
  const withoutAge = describe({ ...activity, facts: { step_free: false } });
  expect(withoutAge).toHaveProperty('additionalProperty.length', 1);
  expect(withoutAge).not.toHaveProperty('audience');
  for (const facts of [undefined, {}])
    for (const name of ['audience', 'additionalProperty'])
      expect(describe({ ...activity, facts })).not.toHaveProperty(name);
});

it('is empty when the activity does not exist', () => {
  expect(structuredData?.(() => undefined, { slug: 'none' }, defaultConfig)).toBeUndefined();
});
