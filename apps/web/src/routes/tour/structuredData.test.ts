import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import { touristTrip } from './structuredData.ts';

const { tour } = examples.getTour;

it('describes the facts of a tour: its offer has properties, and the trip a type of tourist', () => {
  const described = touristTrip({ ...tour, languages: ['Welsh', 'Arabic'], facts: { min_age: 8, step_free: false } });
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
  expect(touristTrip(unknown)).not.toHaveProperty('touristType');
  expect(touristTrip(unknown).offers).not.toHaveProperty('additionalProperty');
});
