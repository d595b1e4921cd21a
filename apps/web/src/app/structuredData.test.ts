import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import type { Query } from '../platform/query.ts';
import { messages } from '../routes/faq/messages.ts';
import { findRoute } from './findRoute.ts';
import { structuredData } from './structuredData.ts';

const { activity } = examples.getActivity;
const found = findRoute(`/activity/${activity.slug}`);

it('tells search engines what an activity costs and how it was liked', () => {
  const preloaded = <Data>(query: Query<Data>) => (query.operation === 'getActivity' ? (activity as Data) : undefined);
  const [product] = structuredData(found.route, found.params, preloaded);
  expect(product).toMatchObject({
    '@type': 'Product',
    name: activity.title,
    offers: { price: activity.base_price, priceCurrency: 'AED' },
    aggregateRating: { ratingValue: activity.average_rating, reviewCount: activity.reviews_count },
  });
});

it('says nothing of an activity that is not there', () => {
  expect(structuredData(found.route, found.params, () => undefined)).toEqual([]);
});

it('STATIC-05 GAP-44 tells search engines every question of the FAQ with its answer', () => {
  const faq = findRoute('/faq');
  const [page] = structuredData(faq.route, faq.params, () => undefined);
  const questions = messages.groups.flatMap((group) => group.questions);
  expect(page).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({ name: question, acceptedAnswer: { text: answer } })),
  });
  expect(questions.length).toBeGreaterThan(5);
});
