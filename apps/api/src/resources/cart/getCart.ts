import { operation } from '../../contract/operation.ts';
import { cartBody } from './cartBody.ts';
import { cartOwner } from './cartOwner.ts';

/** What is in the caller's cart, at today's prices; without token and session key, nothing (API-14). */
export const getCart = operation('getCart', async ({ user, session, db, clock }) => {
  const owner = cartOwner({ user, session });
  if (!owner) return { status: 200, body: { user: null, session_key: null, items: [] } };
  return { status: 200, body: await cartBody(db, owner, clock.now()) };
});
