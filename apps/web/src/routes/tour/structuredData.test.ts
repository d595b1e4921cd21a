import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import { createTouristTrip } from './structuredData.ts';

const { tour } = examples.getTour;

it('describes the facts of a tour: its offer has properties, and the trip a type of tourist', () => {
  const described = createTouristTrip({
    ...tour,
    languages: ['Welsh', 'Arabic'],
    facts: { min_age: 8, step_free: false },
  });
  expect(described).toMatchObject({
    '@type': 'TouristTrip',
    touristType: { '@type': 'PeopleAudience', suggestedMinAge: 8 },
    offers: {
      price: tour.base_price,
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Age', value: 'From 8 years' },
        { '@type': 'PropertyValue', name: 'Wheelchair access', value: 'Not step-free' },
        { '@type': 'PropertyValue', name: 'Languages of the guide', value: 'Welsh, Arabic' },
      ],
    },
  });
  expect(described).not.toHaveProperty('additionalProperty');
});

it('claims nothing about what is unknown', () => {
  const { facts: _, languages: _languages, ...unknown } = tour;
  expect(createTouristTrip(unknown)).not.toHaveProperty('touristType');
  expect(createTouristTrip(unknown).offers).not.toHaveProperty('additionalProperty');
});

it('states the rating by reviews at the offer, because a trip has none, and none without reviews', () => {
  const { reviews, reviewsNone } = examples.listReviews;
  expect(createTouristTrip(tour, reviews).offers).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2 },
  });
  expect(createTouristTrip(tour, reviewsNone).offers).not.toHaveProperty('aggregateRating');
  expect(createTouristTrip(tour).offers).not.toHaveProperty('aggregateRating');
});
