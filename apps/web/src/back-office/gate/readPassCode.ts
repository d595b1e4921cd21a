import type { Schema } from '@aitours/api-client';
import { decodePass, type PassPayload } from '@aitours/domain/passes';

const SIGNATURE_BYTES = 64;

/** What a code states if one of the keys has signed it; `unverifiable`: this browser can't verify signatures. */
export type ReadCode = PassPayload | 'forged' | 'unverifiable';

/** Verifies the signature of a pass with the shop's public keys, without a network. */
export async function readPassCode(code: string, keys: readonly Schema<'VoucherKey'>[]): Promise<ReadCode> {
  const bytes = decodeBase64Url(code);
  const payload = bytes?.slice(0, -SIGNATURE_BYTES);
  const pass = payload && decodePass(payload);
  const key = pass && keys.find(({ kid }) => Number.parseInt(kid, 16) === pass.keyId);
  if (!bytes || !payload || !key) return 'forged';
  try {
    const { kty, crv, x } = key;
    const imported = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']);
    const isSigned = await crypto.subtle.verify('Ed25519', imported, bytes.slice(-SIGNATURE_BYTES), payload);
    return isSigned ? pass : 'forged';
  } catch {
    return 'unverifiable';
  }
}

/** Returns nothing for a text that isn't the one that its bytes encode to, as the server does. */
function decodeBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const encoded = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    return encoded === text ? Uint8Array.from(binary, (character) => character.charCodeAt(0)) : undefined;
  } catch {
    return undefined;
  }
}
