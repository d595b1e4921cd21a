import type { FastifyRequest } from 'fastify';
import { findUser, type SignedInUser } from '../auth/signedInUser.ts';
import { sessionExpired, unauthenticated } from '../problems/problems.ts';
import type { Services } from '../services.ts';
import type { Caller } from './document.ts';

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
): Promise<SignedInUser | null> {
  if (caller === 'anyone') return null;
  const token = /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) {
    if (caller === 'guestOrUser' && request.headers.authorization === undefined) return null;
    throw unauthenticated();
  }
  const verified = await tokens.verify(token);
  const user = verified && (await findUser(db, verified.userId));
  if (!user || wasIssuedBeforeSessionsEnded(verified.issuedAt, user)) throw sessionExpired();
  return user;
}

/** Tokens carry their issue time in whole seconds. */
const tokenPrecision = 1000;

const wasIssuedBeforeSessionsEnded = (issuedAt: Date, { sessionsEndedAt }: SignedInUser): boolean =>
  sessionsEndedAt !== null && issuedAt.getTime() <= sessionsEndedAt.getTime() - tokenPrecision;
