import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

test('GAP-06 a password is hashed with argon2id, 19 MiB, two passes and its own salt', async () => {
  const [one, other] = [await hashPassword('sand-dune-9'), await hashPassword('sand-dune-9')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(other).not.toBe(one);
});

test('GAP-06 only the same password matches', async () => {
  const hash = await hashPassword('sand-dune-9');
  expect(await verifyPassword('sand-dune-9', hash)).toBe(true);
  expect(await verifyPassword('sand-dune-8', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('GAP-06 a hash with other parameters can be verified', async () => {
  // From the reference implementation: argon2 somesalt -id -t 2 -k 256 -p 1, password "password".
  const old = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4';
  expect(await verifyPassword('password', old)).toBe(true);
});

test('GAP-01 no password matches an account without one', async () => {
  expect(await verifyPassword('anything', null)).toBe(false);
});

test('a hash in another format is an error, not a mismatch', async () => {
  await expect(verifyPassword('x', '$2b$10$abcdefghijklmnopqrstuv')).rejects.toThrow('argon2id');
});
