import { createHmac, timingSafeEqual } from 'node:crypto';
import { InvalidSignature } from '../provider.ts';

/** The header of a webhook's signature. */
export const signatureHeader = 'test-provider-signature';

/** How old a webhook may be, in seconds: a recorded one can't be sent again later. */
const tolerance = 5 * 60;

const computeHmac = (secret: string, seconds: number, body: string | Buffer) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest();

/** Returns the header's value for a body: its time and its HMAC, in the format of Stripe. */
export function signBody(secret: string, body: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${computeHmac(secret, seconds, body).toString('hex')}`;
}

/**
 * Verifies the header's value.
 *
 * @throws {InvalidSignature} for a forged, stale or malformed one
 */
export function verifySignature(secret: string, body: Buffer, header: string | string[] | undefined, now: Date): void {
  const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header ?? '')) ?? [];
  if (time === '') throw new InvalidSignature('the signature is missing or malformed');
  if (!timingSafeEqual(computeHmac(secret, Number(time), body), Buffer.from(signature, 'hex')))
    throw new InvalidSignature('the signature is wrong');
  if (Math.abs(now.getTime() / 1000 - Number(time)) > tolerance)
    throw new InvalidSignature('the signature is too old or in the future');
}
