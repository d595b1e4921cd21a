import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { type AccountData, consistsOfOwnData } from '@aitours/domain/session';
import { dictionary } from '@zxcvbn-ts/language-common';
import { invalidRequest } from '../problems/problems.ts';

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const derive = promisify(argon2);
const hashPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;
const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** Returns the argon2id hash of a password in PHC format, which includes the parameters. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await derive('argon2id', { message: password, nonce, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/**
 * Returns whether the password matches the hash.
 *
 * @param hash null for an unknown account: takes as long as a wrong password and returns false
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, tag] = hashPattern.exec(hash ?? (await dummyHash)) ?? [];
  if (!nonce || !tag) throw new Error('The stored password hash is not in the format of argon2id');
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive('argon2id', {
    message: password,
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(expected, actual) && hash !== null;
}

const commonPasswords = new Set(dictionary['passwords-common']);
/** What an attacker tries at this shop. */
const shop: AccountData = { email: '', firstName: 'aiTours', lastName: '' };

/**
 * Rejects one of the 50,000 passwords that people use most, which an attacker tries first, and what an attacker who knows
 * the shop or the account would try.
 *
 * @param field of the request
 * @throws {Problem} invalid-request
 */
export function requireAcceptablePassword(field: string, password: string, account: AccountData): void {
  const isCommon = commonPasswords.has(password.toLowerCase()) || consistsOfOwnData(password, shop);
  const error = isCommon
    ? 'This password is too common. Choose another one.'
    : consistsOfOwnData(password, account) && 'This password is your name or email address. Choose another one.';
  if (error) throw invalidRequest(null, { [field]: [error] });
}

/** Compared where there is no account, so that the response time doesn't reveal it. */
const dummyHash = hashPassword(randomBytes(16).toString('hex'));
