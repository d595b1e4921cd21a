import { randomKey } from '@aitours/api-client';
import { array, is, number, string, type } from 'superstruct';
import { readStorageJson, writeStorageJson } from './storage.ts';

/** A request whose outcome is unknown. It contains no personal data, so it may stay after sign-out. */
const Attempt = type({ digest: string(), key: string(), startedAt: number() });
type Attempt = { readonly digest: string; readonly key: string; readonly startedAt: number };

const KEY = 'bookingAttempts';
const MAX_ATTEMPTS = 20;
/** The server deletes keys after 24 hours. */
const LIFETIME_MILLISECONDS = 86_400_000;

/** Fallback in memory when the browser has no storage. */
let spare: readonly Attempt[] | null = null;

/**
 * Sends a booking with its attempt key: a retry of an equal request has the same key, so that it books once if the
 * response was lost. The key survives a reload, a new sign-in and the end of the tab. It is deleted when `send`
 * succeeds: the same request is then a new booking. An error deletes no key, because an earlier attempt may have booked.
 *
 * @param request all that distinguishes this booking from another, in a stable order of members
 */
export async function sendOnce<Response>(
  request: unknown,
  send: (idempotencyKey: string) => Promise<Response>,
): Promise<Response> {
  const digest = hashText(JSON.stringify(request));
  const response = await send(getKey(digest));
  writeAttempts(readAttempts().filter((attempt) => attempt.digest !== digest));
  return response;
}

function getKey(digest: string): string {
  const attempts = readAttempts();
  const known = attempts.find((attempt) => attempt.digest === digest);
  if (known) return known.key;
  const added = { digest, key: randomKey(), startedAt: Date.now() };
  writeAttempts([...attempts, added].slice(-MAX_ATTEMPTS));
  return added.key;
}

function readAttempts(): readonly Attempt[] {
  const stored = spare ?? readStorageJson(KEY, 'local');
  const attempts = is(stored, array(Attempt)) ? stored : [];
  return attempts.filter(({ startedAt }) => Date.now() - startedAt < LIFETIME_MILLISECONDS);
}

function writeAttempts(attempts: readonly Attempt[]): void {
  spare = writeStorageJson(KEY, attempts, 'local') ? null : attempts;
}

/** Returns the text's 64-bit FNV-1a hash. `crypto.subtle` is asynchronous and missing on plain HTTP. */
function hashText(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(36);
}
