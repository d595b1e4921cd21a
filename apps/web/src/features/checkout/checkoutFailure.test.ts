import { ApiProblem, NetworkError } from '@aitours/api-client';
import { problemExamples } from '@aitours/api-client/mocks';
import { expect, test } from 'vitest';
import { UnreadableResponse } from '../../platform/parseNewBooking.ts';
import { getCheckoutFailure } from './checkoutFailure.ts';

const generic = 'An error occurred while processing your booking. Please try again.';

const noResponse = 'Without response';

test.each([
  ['CHECKOUT-18 the detail', new ApiProblem(400, { detail: 'No such day.' }), 'No such day.'],
  ['CHECKOUT-18 the message', new ApiProblem(400, { message: 'No such day.' }), 'No such day.'],
  ['CHECKOUT-18 neither', new ApiProblem(502, undefined), generic],
  ['CHECKOUT-18 no response', new TypeError('x is undefined'), generic],
  [
    'CHECKOUT-29 an unreadable response',
    new UnreadableResponse('No bookings were created'),
    'No bookings were created',
  ],
])('%s', (_, error, text) => expect(getCheckoutFailure(error, noResponse)).toEqual({ is: 'rejected', text }));

test('QUIRK-21 a missing response has the bookings’ own message', () => {
  expect(getCheckoutFailure(new NetworkError(), noResponse)).toEqual({ is: 'unanswered', text: noResponse });
});

test('GAP-76 sold out names the item', () => {
  const problem = problemExamples['sold-out'];
  expect(getCheckoutFailure(new ApiProblem(409, problem), noResponse)).toEqual({
    is: 'soldOut',
    text: problem.detail,
    title: problem.item.title,
  });
});

test('CHECKOUT-17 a 401 requires sign-in', () => {
  expect(getCheckoutFailure(new ApiProblem(401, problemExamples['session-expired']), noResponse)).toEqual({
    is: 'signedOut',
    text: 'Please log in to complete your booking',
  });
});
