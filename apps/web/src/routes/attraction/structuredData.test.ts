import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import { createAttractionEvent } from './structuredData.ts';

const { event } = examples.getTicket;

it('describes the facts of an attraction: its place has properties, and the event an audience', () => {
  const described = createAttractionEvent({ ...event, languages: ['Welsh'], facts: { min_age: 8, step_free: true } });
  expect(described).toMatchObject({
    '@type': 'Event',
    inLanguage: ['Welsh'],
    audience: { '@type': 'PeopleAudience', suggestedMinAge: 8 },
    location: {
      name: event.venue,
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Age', value: 'From 8 years' },
        { '@type': 'PropertyValue', name: 'Wheelchair access', value: 'Step-free' },
      ],
    },
  });
  expect(described).not.toHaveProperty('additionalProperty');
});

it('offers each ticket type at its price, and with price seasons all at least at the lowest price', () => {
  const [type, ...others] = event.ticket_types;
  const season = { name: 'High season', start_date: '2030-12-20', end_date: '2031-01-05' };
  const price_seasons = [{ ...season, adult_price: '240.00', child_price: '180.00' }];
  const seasonal = { ...event, from_price: '150.00', ticket_types: [{ ...type!, price_seasons }, ...others] };
  expect(createAttractionEvent(event).offers).toMatchObject([{ price: '189.00' }, { price: '399.00' }]);
  expect(createAttractionEvent(seasonal).offers).toEqual({
    '@type': 'AggregateOffer',
    lowPrice: '150.00',
    offerCount: 2,
    priceCurrency: 'AED',
    availability: 'https://schema.org/InStock',
    url: '/attractions/burj-khalifa-at-the-top',
  });
});

it('offers all ticket types at least at the lowest price, if a time makes one cheaper than its type', () => {
  expect(createAttractionEvent({ ...event, from_price: '169.00' }).offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '169.00',
  });
  expect(createAttractionEvent({ ...event, ticket_types: [] }).offers).toEqual([]);
});

it('states the opening hours in the Ramadan for which tickets are sold', () => {
  const facts = { ramadan_hours: { opens: '20:00', closes: '02:00' } };
  const place = (available_dates: string[]) => createAttractionEvent({ ...event, facts, available_dates }).location;
  expect(place(['2027-02-07', '2027-02-20', '2028-02-01'])).toMatchObject({
    specialOpeningHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      opens: '20:00',
      closes: '02:00',
      validFrom: '2027-02-08',
      validThrough: '2027-03-08',
    },
  });
  expect(place(['2027-02-07', '2027-03-09'])).not.toHaveProperty('specialOpeningHoursSpecification');
});

it('claims nothing about what is unknown', () => {
  const { facts: _, languages: _languages, ...unknown } = event;
  const described = createAttractionEvent(unknown);
  expect(described).not.toHaveProperty('audience');
  expect(described).not.toHaveProperty('inLanguage');
  expect(described.location).not.toHaveProperty('additionalProperty');
  const inRamadan = createAttractionEvent({ ...unknown, available_dates: ['2027-02-20'] });
  expect(inRamadan.location).not.toHaveProperty('specialOpeningHoursSpecification');
});

it('states the rating by reviews, and none without them', () => {
  const { reviews, reviewsNone } = examples.listReviews;
  expect(createAttractionEvent(event, reviews)).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2 },
  });
  expect(createAttractionEvent(event, reviewsNone)).not.toHaveProperty('aggregateRating');
  expect(createAttractionEvent(event)).not.toHaveProperty('aggregateRating');
});
