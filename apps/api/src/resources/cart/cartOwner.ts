import type { CartOwner } from '../../db/carts.ts';
import { invalidRequest } from '../../problems/problems.ts';

interface Caller {
  readonly user: { readonly id: string } | null;
  /** The guest's session key. */
  readonly session: string | null;
}

/** Whose cart a request means: the user's when signed in, else the guest's (GAP-16, GAP-17). */
export function cartOwner({ user, session }: Caller): CartOwner | null {
  if (user) return { userId: user.id };
  return session === null ? null : { sessionKey: session };
}

/**
 * @param fromBody a session key given in the body, instead of the header
 * @throws {Problem} invalid-request when neither a token nor a session key was sent
 */
export function requireCartOwner({ user, session }: Caller, fromBody?: string): CartOwner {
  const owner = cartOwner({ user, session: session ?? fromBody ?? null });
  if (!owner) throw invalidRequest('A session key or an access token is needed.', { 'X-Session-Key': ['is required'] });
  return owner;
}
