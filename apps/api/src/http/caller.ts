import type { FastifyRequest } from 'fastify';
import type { Caller } from '../contract/document.ts';
import { type AuthenticatedUser, findUserOfSession } from '../db/people/signedInUser.ts';
import { sessionExpired, unauthenticated } from '../problems/problems.ts';
import type { Services } from '../services.ts';

/**
 * Authenticates the caller as the operation requires.
 *
 * An invalid token is rejected also where none is required: the client then refreshes it instead of silently acting as
 * a guest.
 *
 * @throws {Problem} unauthenticated without a required token, session-expired with an invalid one
 */
export async function identify(
  request: FastifyRequest,
  caller: Caller,
  { tokens, db }: Services,
): Promise<AuthenticatedUser | null> {
  if (caller === 'anyone') return null;
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) {
    if (caller === 'guestOrUser' && request.headers.authorization === undefined) return null;
    throw unauthenticated();
  }
  const verified = await tokens.verify(token);
  const user = verified && (await findUserOfSession(db, verified.sessionId));
  if (!user) throw sessionExpired();
  return user;
}
