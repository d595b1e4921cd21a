import { createHash } from 'node:crypto';

/** Returns the ETag of a text. It is weak because a proxy may compress the bytes. */
export const entityTag = (text: string) => `W/"${createHash('sha1').update(text).digest('base64url')}"`;

/** Returns whether an `If-None-Match` header contains the tag, by weak comparison (RFC 9110). */
export function matchesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  const opaque = (value: string) => value.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((candidate) => opaque(candidate) === opaque(tag));
}
