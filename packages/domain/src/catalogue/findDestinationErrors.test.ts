import { expect, test } from 'vitest';
import { type CheckedDestination, findDestinationErrors } from './index.ts';

const hegra: CheckedDestination = {
  shown_on: 'saudi-arabia',
  description: 'Tombs in the sand.',
  city: 'AlUla',
  duration: '3 hours',
  price: 'from AED 260',
  image: 'hegra',
  image_alt: 'Tombs',
};

test.each<[string, Partial<CheckedDestination>, object]>([
  ['a destination in Saudi Arabia', {}, {}],
  ['one without a picture', { image: null, image_alt: '' }, {}],
  ['a picture without a description', { image_alt: ' ' }, { image_alt: 'no-alt' }],
  [
    'what its card can’t show',
    { description: ' ', city: '', duration: '', price: ' ' },
    { description: 'missing', city: 'missing', duration: 'missing', price: 'missing' },
  ],
  [
    'a card of the home page, which shows less',
    { shown_on: 'home', description: '', city: '', duration: '', price: '' },
    {},
  ],
])('the errors of %s', (_, change, errors) => expect(findDestinationErrors({ ...hegra, ...change })).toEqual(errors));

test('an absent field is missing, too', () =>
  expect(findDestinationErrors({ shown_on: 'saudi-arabia' })).toEqual({
    description: 'missing',
    city: 'missing',
    duration: 'missing',
    price: 'missing',
  }));
