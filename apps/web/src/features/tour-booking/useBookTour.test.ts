import { ApiProblem, NetworkError } from '@aitours/api-client';
import { describe, expect, it } from 'vitest';
import { UnreadableResponse } from '../../platform/parseNewBooking.ts';
import { getFailure } from './useBookTour.ts';

const general = 'An error occurred while creating your booking. Please try again.';

describe('why booking a tour failed', () => {
  it('TOUR-41 the server’s detail, else its message', () => {
    expect(getFailure(new ApiProblem(400, { detail: 'This date is over.' }))).toMatchObject({
      is: 'failed',
      text: 'This date is over.',
      isOutcomeUnknown: false,
    });
    expect(getFailure(new ApiProblem(400, { message: 'Too late' }))).toMatchObject({ text: 'Too late' });
  });

  it('TOUR-41 else the catalogue’s message', () => {
    expect(getFailure(new ApiProblem(500, ''))).toMatchObject({ text: general, isOutcomeUnknown: false });
    expect(getFailure(new TypeError('x'))).toMatchObject({ text: general });
  });

  it('TOUR-41 without a response the outcome is unknown: a retry is safe', () =>
    expect(getFailure(new NetworkError())).toEqual({ is: 'failed', text: general, isOutcomeUnknown: true }));

  it('a response without a booking number shows what is missing', () =>
    expect(getFailure(new UnreadableResponse('No response data received from server'))).toEqual({
      is: 'failed',
      text: 'No response data received from server',
      isOutcomeUnknown: false,
    }));

  it('TOUR-40 an expired session requires sign-in', () =>
    expect(getFailure(new ApiProblem(401, { type: 'unauthenticated' }))).toEqual({ is: 'signedOut' }));

  it('GAP-26 a promo code that can’t be used is an error of its field', () =>
    expect(getFailure(new ApiProblem(400, { detail: 'Used up.', errors: { promo_code: ['Used up.'] } }))).toEqual({
      is: 'codeRefused',
      text: 'Used up.',
    }));

  it('GAP-76 a date with too few places is reported with the places that are left', () =>
    expect(getFailure(new ApiProblem(409, { type: 'sold-out', places_left: 1 }))).toEqual({ is: 'soldOut', spots: 1 }));

  it('GAP-26 a changed price requires confirmation', () => {
    const change = new ApiProblem(409, { type: 'price-changed', amount: '1.00', lines: [] });
    expect(getFailure(change)).toEqual({ is: 'priceChanged', change });
  });
});
