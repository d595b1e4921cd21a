import { createHash } from 'node:crypto';

/** A weak tag: it names the content, not the bytes, which a proxy may compress. */
export const entityTag = (text: string) => `W/"${createHash('sha1').update(text).digest('base64url')}"`;

/** Whether the client's If-None-Match names the tag (RFC 9110: compared weakly). */
export function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  if (!ifNoneMatch) return false;
  const opaque = (value: string) => value.trim().replace(/^W\//, '');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((candidate) => opaque(candidate) === opaque(tag));
}
