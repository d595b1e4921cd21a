import { expect, test } from 'vitest';
import { databaseErrorCode, isDatabaseAway, isRetryable, isUniqueViolation } from './errors.ts';

const coded = (code: string, more = {}) => Object.assign(new Error('from the database'), { code, ...more });
const wrapped = (cause: Error) => new Error('Failed query', { cause });

test('the code is found however often the error was wrapped', () => {
  expect(databaseErrorCode(wrapped(wrapped(coded('23505'))))).toBe('23505');
  expect(databaseErrorCode(new Error('plain'))).toBeNull();
  expect(databaseErrorCode('text')).toBeNull();
});

test('deadlocks and serialization failures are worth another try', () => {
  expect(['40001', '40P01', '23505'].map((code) => isRetryable(wrapped(coded(code))))).toEqual([true, true, false]);
});

test.each(['ECONNREFUSED', 'ENOENT', '57P01', '57P03', '08006', '53300', '53100', '58030', '25006', '57014'])(
  '%s means that the database is away, or at its end',
  (code) => {
    expect(isDatabaseAway(wrapped(coded(code)))).toBe(true);
  },
);

test('a lost connection without a code counts as well; a wrong query does not', () => {
  expect(isDatabaseAway(wrapped(new Error('Connection terminated unexpectedly')))).toBe(true);
  expect(isDatabaseAway(wrapped(new Error('timeout exceeded when trying to connect')))).toBe(true);
  expect(isDatabaseAway(wrapped(new Error('Query read timeout')))).toBe(true);
  expect(isDatabaseAway(coded('42601'))).toBe(false);
  expect(isDatabaseAway(coded('23514'))).toBe(false);
  expect(isDatabaseAway(new Error('a fault of ours'))).toBe(false);
});

test('a unique violation is known by its constraint', () => {
  const taken = wrapped(coded('23505', { constraint: 'users_email_key' }));
  expect(isUniqueViolation(taken, 'users_email_key')).toBe(true);
  expect(isUniqueViolation(taken, 'carts_user_id_key')).toBe(false);
  expect(isUniqueViolation(new Error('x'), 'users_email_key')).toBe(false);
});
