import { createPublicKey, randomBytes, verify } from 'node:crypto';
import type { Pass } from '@aitours/domain/passes';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createPassCodes } from './passCodes.ts';

const secret = 'a secret of at least 32 characters';
const codes = createPassCodes(secret, []);
const pass: Pass = {
  ordinal: 2,
  productId: '201',
  title: 'Burj Khalifa: At the Top',
  date: '2030-03-03',
  time: '17:30',
  kind: 'child',
};
const code = codes.issue('EB20481206', pass);
const { title: _title, ...stated } = pass;

test('a code states its pass, in few characters, and is always the same', () => {
  expect(codes.read(code)).toMatchObject({ ...stated, bookingNumber: 'EB20481206' });
  expect(code.length).toBeLessThanOrEqual(111);
  expect(createPassCodes(secret, []).issue('EB20481206', pass)).toBe(code);
});

test('a gate verifies a code with the published key alone, offline', () => {
  const [jwk] = codes.publicKeys;
  const bytes = Buffer.from(code, 'base64url');
  expect(bytes.subarray(1, 5).toString('hex')).toBe(jwk?.kid);
  const key = createPublicKey({ key: { ...jwk }, format: 'jwk' });
  expect(verify(null, bytes.subarray(0, -64), key, bytes.subarray(-64))).toBe(true);
});

test('a code with any flipped bit is rejected', () => {
  const bytes = Buffer.from(code, 'base64url');
  for (let bit = 0; bit < bytes.length * 8; bit++) {
    const flipped = Buffer.from(bytes);
    flipped[bit >> 3]! ^= 1 << (bit & 7);
    expect(codes.read(flipped.toString('base64url')), `bit ${bit}`).toBeNull();
  }
});

test('a code with any changed, added or removed character is rejected', () => {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=+/ ';
  for (let at = 0; at < code.length; at++)
    for (const character of alphabet)
      if (character !== code[at])
        expect(codes.read(code.slice(0, at) + character + code.slice(at + 1)), `${at}: ${character}`).toBeNull();
  for (const other of ['', code.slice(1), code.slice(0, -1), `${code}A`, `${code}=`, ` ${code}`, `${code}${code}`])
    expect(codes.read(other)).toBeNull();
  fc.assert(fc.property(fc.string(), (text) => codes.read(text) === null));
});

test('a code of another shop is rejected, and one whose key id is copied', () => {
  const theirs = createPassCodes('another secret of 32 characters!!', []).issue('EB20481206', pass);
  expect(codes.read(theirs)).toBeNull();
  const forged = Buffer.from(theirs, 'base64url');
  Buffer.from(code, 'base64url').copy(forged, 1, 1, 5);
  expect(codes.read(forged.toString('base64url'))).toBeNull();
});

test('codes of a former key are accepted until it is removed, and new ones have the first key', () => {
  const [old, next] = [randomBytes(32), randomBytes(32)] as const;
  const before = createPassCodes(secret, [old]).issue('EB20481206', pass);
  const both = createPassCodes(secret, [next, old]);
  expect(both.read(before)).toMatchObject(stated);
  const after = both.issue('EB20481206', pass);
  expect(after).not.toBe(before);
  expect(both.publicKeys).toHaveLength(2);
  const alone = createPassCodes(secret, [next]);
  expect(alone.read(after)).toMatchObject(stated);
  expect(alone.read(before)).toBeNull();
  expect(alone.publicKeys).toEqual([both.publicKeys[0]]);
});
