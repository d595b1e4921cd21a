import { ApiProblem, NetworkError } from '@aitours/api-client';
import { expect, test } from 'vitest';
import { describeGoogleFailure } from './googleFailure.ts';

test.each([
  ['AUTH-16 nothing came', new NetworkError(), 'Google login failed'],
  ['AUTH-16 Google could not be reached', new Error('Google can’t be reached'), 'Google login failed'],
  ['AUTH-17 a reply with a detail', new ApiProblem(401, { detail: 'No such person' }), 'Google login failed'],
  ['AUTH-17 a reply with an error', new ApiProblem(400, { error: 'invalid_token' }), 'Google login failed'],
  ['AUTH-18 a success that is no JSON', new ApiProblem(200, undefined), 'Invalid response from server'],
  ['AUTH-18 a failure that is no JSON', new ApiProblem(502, '<h1>Bad gateway</h1>'), 'Invalid response from server'],
])('%s: "%s"', (_, failure, text) => {
  expect(describeGoogleFailure(failure)).toBe(text);
});
