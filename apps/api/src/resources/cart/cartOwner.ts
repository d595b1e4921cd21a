import type { CartOwner } from '../../db/cart/cartOwners.ts';
import { invalidRequest } from '../../problems/problems.ts';

interface Caller {
  readonly user: { readonly id: string } | null;
  /** The guest's session key. */
  readonly session: string | null;
}

/** Returns the owner of the cart: the signed-in user, or else the guest (GAP-16, GAP-17). */
export function getCartOwner({ user, session }: Caller): CartOwner | null {
  if (user) return { userId: user.id };
  return session === null ? null : { sessionKey: session };
}

/**
 * Like `getCartOwner`, but requires one.
 *
 * @param fromBody a session key in the body, used without the header
 * @throws {Problem} invalid-request when neither a token nor a session key was sent
 */
export function requireCartOwner({ user, session }: Caller, fromBody?: string): CartOwner {
  const owner = getCartOwner({ user, session: session ?? fromBody ?? null });
  if (!owner)
    throw invalidRequest('A session key or an access token is required.', { 'X-Session-Key': ['is required'] });
  return owner;
}
