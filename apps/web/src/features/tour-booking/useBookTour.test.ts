import { ApiProblem, NoResponse } from '@aitours/api-client';
import { describe, expect, it } from 'vitest';
import { failureOf } from './useBookTour.ts';

const general = 'An error occurred while creating your booking. Please try again.';

describe('why a tour isn’t booked', () => {
  it('TOUR-41 the server’s detail, else its message', () => {
    expect(failureOf(new ApiProblem(400, { detail: 'This date is over.' }))).toMatchObject({
      is: 'failed',
      text: 'This date is over.',
      isOutcomeUnknown: false,
    });
    expect(failureOf(new ApiProblem(400, { message: 'Too late' }))).toMatchObject({ text: 'Too late' });
  });

  it('TOUR-41 else the catalogue’s text', () => {
    expect(failureOf(new ApiProblem(500, ''))).toMatchObject({ text: general, isOutcomeUnknown: false });
    expect(failureOf(new TypeError('x'))).toMatchObject({ text: general });
  });

  it('TOUR-41 without a reply nobody knows: trying again is safe', () =>
    expect(failureOf(new NoResponse())).toEqual({ is: 'failed', text: general, isOutcomeUnknown: true }));

  it('TOUR-40 a session that is over asks to sign in', () =>
    expect(failureOf(new ApiProblem(401, { type: 'unauthenticated' }))).toEqual({ is: 'signedOut' }));

  it('GAP-26 another price is asked about', () => {
    const change = new ApiProblem(409, { type: 'price-changed', amount: '1.00', lines: [] });
    expect(failureOf(change)).toEqual({ is: 'priceChanged', change });
  });
});
