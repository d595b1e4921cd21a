import { examples } from '@aitours/api-client/mocks';
import { expect, it } from 'vitest';
import { attractionEvent } from './structuredData.ts';

const { event } = examples.getTicket;

it('describes the facts of an attraction: its place has properties, and the event an audience', () => {
  const described = attractionEvent({ ...event, facts: { min_age: 8, step_free: true } });
  expect(described).toMatchObject({
    '@type': 'Event',
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

it('claims nothing about what is unknown', () => {
  const { facts: _, ...unknown } = event;
  const described = attractionEvent(unknown);
  expect(described).not.toHaveProperty('audience');
  expect(described.location).not.toHaveProperty('additionalProperty');
});
