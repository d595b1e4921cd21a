import type { FastifyRequest } from 'fastify';
import { findUser, type SignedInUser } from '../auth/signedInUser.ts';
import type { Services } from '../services.ts';
import type { Caller } from './document.ts';
import { sessionExpired, unauthenticated } from './problems.ts';

/**
 * Finds out who calls, as far as the operation asks.
 *
 * A token that is given but no longer good is refused even where none is needed: the client then renews it, instead
 * of unknowingly acting as a guest.
 *
 * @throws {Problem} unauthenticated without a token where one is needed, session-expired with a bad one
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
  const read = await tokens.read(token);
  const user = read && (await findUser(db, read.userId));
  if (!user || isFromBeforeProof(read.issuedAt, user)) throw sessionExpired();
  return user;
}

const aSecond = 1000;

/** Whoever signed in before the owner of the mailbox came may have been somebody else. */
const isFromBeforeProof = (issuedAt: Date, { emailVerifiedAt }: SignedInUser): boolean =>
  emailVerifiedAt !== null && issuedAt.getTime() <= emailVerifiedAt.getTime() - aSecond;
