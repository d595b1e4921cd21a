import { ApiProblem, InvalidRequestError, NetworkError } from '@aitours/api-client';
import { expect, test } from 'vitest';
import { describeFailure } from './failureText.ts';

test.each([
  ['AUTH-13 the server’s detail', new ApiProblem(401, { detail: 'Wrong password' }), 'Wrong password'],
  ['AUTH-13 else its message', new ApiProblem(400, { message: 'Try again' }), 'Try again'],
  ['AUTH-13 no text of the server', new ApiProblem(500, '<h1>Fault</h1>'), 'Authentication failed'],
  ['AUTH-13 no problem at all', new TypeError('x is undefined'), 'Authentication failed'],
  ['SHELL-62 no reply', new NetworkError(), 'No response from server'],
  ['SHELL-62 nothing to send', new InvalidRequestError(), 'Error setting up request'],
])('%s', (_, failure, text) => {
  expect(describeFailure(failure, 'Authentication failed')).toBe(text);
});
