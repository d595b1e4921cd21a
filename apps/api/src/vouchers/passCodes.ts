import { createHash, createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import { decodePass, encodePass, type Pass, type PassPayload } from '@aitours/domain/passes';

/** Signs the codes of passes with Ed25519, so that a gate without a network can verify them. */
export interface PassCodes {
  /** Returns the code of a pass; the same pass always has the same one. */
  issue(bookingNumber: string, pass: Pass): string;
  /** Returns what a code states; null if none of the keys has signed it. */
  read(code: string): PassPayload | null;
  /** The public keys of all codes that are accepted; the first belongs to new codes. */
  readonly publicKeys: readonly PublicKey[];
}

/** A public key as a JSON Web Key (RFC 8037). */
export interface PublicKey {
  readonly kty: 'OKP';
  readonly crv: 'Ed25519';
  readonly alg: 'EdDSA';
  readonly use: 'sig';
  /** Eight hexadecimal digits; bytes 2 to 5 of a code. */
  readonly kid: string;
  /** Base64url. */
  readonly x: string;
}

interface SigningKey {
  readonly id: number;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  readonly jwk: PublicKey;
}

const signatureLength = 64;
const seedLength = 32;

/**
 * Creates the codes of passes.
 *
 * @param seeds private keys of 32 bytes; the first signs, all verify. Without one, the key is derived from the secret
 */
export function createPassCodes(secret: string, seeds: readonly Buffer[]): PassCodes {
  const derived = () => Buffer.from(hkdfSync('sha256', secret, '', 'passes', seedLength));
  const [first, ...others] = seeds;
  const current = toSigningKey(first ?? derived());
  const keys = [current, ...others.map(toSigningKey)];
  return {
    issue(bookingNumber, { ordinal, productId, date, time, kind }) {
      const payload = encodePass({ keyId: current.id, bookingNumber, ordinal, productId, date, time, kind });
      return Buffer.concat([payload, sign(null, payload, current.privateKey)]).toString('base64url');
    },
    read(code) {
      const bytes = Buffer.from(code, 'base64url');
      // Several texts decode to the same bytes, because the last character has unused bits.
      if (bytes.toString('base64url') !== code) return null;
      const payload = bytes.subarray(0, -signatureLength);
      const pass = decodePass(payload);
      const key = pass && keys.find(({ id }) => id === pass.keyId);
      return key && verify(null, payload, key.publicKey, bytes.subarray(-signatureLength)) ? pass : null;
    },
    publicKeys: keys.map(({ jwk }) => jwk),
  };
}

/** The head of an Ed25519 private key in PKCS #8 (RFC 8410); the 32 bytes follow. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');

function toSigningKey(seed: Buffer): SigningKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([pkcs8Head, seed]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(privateKey);
  const { x = '' } = publicKey.export({ format: 'jwk' });
  const kid = createHash('sha256').update(x, 'base64url').digest('hex').slice(0, 8);
  const jwk = { kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid, x } as const;
  return { id: Number.parseInt(kid, 16), privateKey, publicKey, jwk };
}
