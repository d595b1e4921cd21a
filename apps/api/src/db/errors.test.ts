import { expect, test } from 'vitest';
import { getDatabaseErrorCode, isDatabaseUnavailable, isRetryable, isUniqueViolation } from './errors.ts';

const coded = (code: string, more = {}) => Object.assign(new Error('from the database'), { code, ...more });
const wrapped = (cause: Error) => new Error('Failed query', { cause });

test('the code of a wrapped error is found at any depth', () => {
  expect(getDatabaseErrorCode(wrapped(wrapped(coded('23505'))))).toBe('23505');
  expect(getDatabaseErrorCode(new Error('plain'))).toBeNull();
  expect(getDatabaseErrorCode('text')).toBeNull();
});

test('deadlocks and serialization failures are retryable', () => {
  expect(['40001', '40P01', '23505'].map((code) => isRetryable(wrapped(coded(code))))).toEqual([true, true, false]);
});

test.each(['ECONNREFUSED', 'ENOENT', '57P01', '57P03', '08006', '53300', '53100', '58030', '25006', '57014'])(
  '%s means that the database is unavailable',
  (code) => {
    expect(isDatabaseUnavailable(wrapped(coded(code)))).toBe(true);
  },
);

test('a lost connection without a code means unavailable; an invalid statement does not', () => {
  expect(isDatabaseUnavailable(wrapped(new Error('Connection terminated unexpectedly')))).toBe(true);
  expect(isDatabaseUnavailable(wrapped(new Error('timeout exceeded when trying to connect')))).toBe(true);
  expect(isDatabaseUnavailable(wrapped(new Error('Query read timeout')))).toBe(true);
  expect(isDatabaseUnavailable(coded('42601'))).toBe(false);
  expect(isDatabaseUnavailable(coded('23514'))).toBe(false);
  expect(isDatabaseUnavailable(new Error('a bug'))).toBe(false);
});

test('a unique violation is identified by its constraint', () => {
  const taken = wrapped(coded('23505', { constraint: 'users_email_key' }));
  expect(isUniqueViolation(taken, 'users_email_key')).toBe(true);
  expect(isUniqueViolation(taken, 'carts_user_id_key')).toBe(false);
  expect(isUniqueViolation(new Error('x'), 'users_email_key')).toBe(false);
});
