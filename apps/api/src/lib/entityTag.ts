import { hash as digest } from 'node:crypto';
import { preconditionFailed } from '../problems/problems.ts';

/** Returns the ETag of a text. It is weak because a proxy may compress the bytes. */
export const createEntityTag = (text: string) => `W/"${hash(text)}"`;

const hash = (text: string): string => digest('sha1', text, 'base64url');

/** Returns the version of a value: another one after each change. It is an ETag without its quotes. */
export const computeVersion = (value: unknown): string => hash(JSON.stringify(value));

/**
 * Checks an `If-Match` header.
 *
 * @param noun what has the version: "booking"
 * @throws {Problem} precondition-failed when the caller has seen another version
 */
export function requireVersion(ifMatch: string, version: string, noun: string): void {
  if (ifMatch.trim() !== `"${version}"`)
    throw preconditionFailed(`This ${noun} has changed since you opened it. Please check it and try again.`);
}

/** Returns whether an `If-None-Match` header contains the tag, by weak comparison (RFC 9110). */
export function matchesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  const opaque = (value: string) => value.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((candidate) => opaque(candidate) === opaque(tag));
}
