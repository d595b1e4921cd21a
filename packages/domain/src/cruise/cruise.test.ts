import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPhone } from '../phone/index.ts';
import { checkCruiseRequest, cruisePayments, emptyCruiseRequest, findCruiseErrors, fitsAboard } from './index.ts';

const today = '2026-11-21';
const request = {
  ...emptyCruiseRequest,
  name: 'Amira Haddad',
  mobile: '+971 50 123 4567',
  email: 'amira@example.com',
  guests: 3,
  date: '2026-12-18',
};

describe('checkCruiseRequest', () => {
  it('ENTITY-36 CRUISE-06 a request has seven parts, and is paid in cash or by card', () => {
    expect(Object.keys(emptyCruiseRequest)).toEqual([
      'name',
      'mobile',
      'email',
      'guests',
      'date',
      'message',
      'payment',
    ]);
    expect(cruisePayments).toEqual(['cash', 'card']);
  });

  it.each([
    ['CRUISE-07 the special requests are optional', {}, {}],
    ['CRUISE-07 a blank name is missing', { name: '  ' }, { name: 'missing' }],
    ['CRUISE-07 a mobile number is required', { mobile: '' }, { mobile: 'missing' }],
    ['an invalid mobile number', { mobile: '12345' }, { mobile: 'invalid' }],
    ['CRUISE-07 an e-mail address is required', { email: ' ' }, { email: 'missing' }],
    ['CRUISE-07 an invalid e-mail address', { email: 'amira' }, { email: 'invalid' }],
    ['CRUISE-07 a date is required', { date: '' }, { date: 'missing' }],
    ['CRUISE-07 a date that has passed', { date: '2026-11-20' }, { date: 'past' }],
    ['GAP-24 a date in 9999', { date: '9999-12-31' }, { date: 'tooFar' }],
    ['CRUISE-07 an invalid date', { date: '2026-02-31' }, { date: 'past' }],
    ['CRUISE-07 today is allowed', { date: today }, {}],
    ['CRUISE-08 one guest too many', { guests: 26 }, { guests: 'outOfRange' }],
    ['CRUISE-08 a full ship', { guests: 25 }, {}],
  ])('%s', (_, change, errors) =>
    expect(checkCruiseRequest({ ...request, ...change }, 25, today, isPhone)).toEqual(errors),
  );

  it('CRUISE-07 an empty request lacks everything but the guest', () => {
    expect(checkCruiseRequest(emptyCruiseRequest, 25, today, isPhone)).toEqual({
      name: 'missing',
      mobile: 'missing',
      email: 'missing',
      date: 'missing',
    });
  });
});

describe('fitsAboard', () => {
  it.each([
    [0, false],
    [1, true],
    [25, true],
    [26, false],
    [1.5, false],
    [Number.NaN, false],
  ])('CRUISE-08 %s guests on a ship of 25: %s', (guests, fits) => expect(fitsAboard(guests, 25)).toBe(fits));

  it('CRUISE-08 a smaller party fits if a larger one does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 300 }), fc.integer({ min: 1, max: 300 }), (guests, capacity) => {
        if (fitsAboard(guests, capacity)) expect(fitsAboard(guests - 1, capacity)).toBe(true);
        else expect(guests).toBeGreaterThan(capacity);
      }),
    );
  });
});

const cruise = { price: '900.00', amenities: ['Lunch', 'Towels'] };

it.each([
  ['a cruise without a picture', {}, {}],
  ['a described picture', { image: 'yacht', image_alt: 'A yacht' }, {}],
  ['a picture without a description', { image: 'yacht', image_alt: ' ' }, { image_alt: 'no-alt' }],
  ['a picture whose description is absent', { image: 'yacht' }, { image_alt: 'no-alt' }],
  ['a cruise for nothing', { price: '0.00' }, { price: 'no-price' }],
  ['nothing on board', { amenities: [] }, { amenities: 'no-amenity' }],
  ['the same twice on board', { amenities: ['Lunch', 'Lunch '] }, { amenities: 'same-amenity' }],
])('the errors of %s', (_, change, errors) => expect(findCruiseErrors({ ...cruise, ...change })).toEqual(errors));
