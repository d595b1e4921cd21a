import { ApiProblem, NetworkError } from '@aitours/api-client';
import { expect, test } from 'vitest';
import { clearFailure, editFailure, getQuantityFailure, loadFailureText, removeFailure } from './cartFailures.ts';

const problem = new ApiProblem(409, { detail: 'Only 2 places are left.' });
const silent = new ApiProblem(502, '<h1>Bad gateway</h1>');

test('CART-17 a failed load has a status, or none without a response', () => {
  expect(loadFailureText(problem)).toBe('Error fetching cart: 409');
  expect(loadFailureText(new NetworkError())).toBe('No response from server');
});

test('CART-19 a failed removal has a reason', () => {
  expect(removeFailure(problem).text).toBe('Failed to remove item: Only 2 places are left.');
  expect(removeFailure(new NetworkError()).text).toBe('Failed to remove item: No response from server');
});

test('CART-20 a failed removal without a reason', () => {
  expect(removeFailure(silent).text).toBe('Error removing from cart');
});

test.each([
  ['CART-21', clearFailure, 'Error clearing cart'],
  ['CART-22', getQuantityFailure, 'Error updating quantity'],
  ['CART-11', editFailure, 'Failed to update cart item'],
])('%s the message of the catalogue and the server’s text', (_, getFailure, text) => {
  expect(getFailure(problem)).toEqual({ text, detail: 'Only 2 places are left.' });
  expect(getFailure(silent)).toEqual({ text, detail: undefined });
});
