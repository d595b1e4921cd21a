import { operation } from '../../http/operation.ts';
import { readCartBody } from './cartBody.ts';
import { getCartOwner } from './cartOwner.ts';

/** Returns the caller's cart with current prices; an empty cart without token and session key (API-14). */
export const getCart = operation('getCart', async ({ user, session, db, clock, config }) => {
  const owner = getCartOwner({ user, session });
  if (!owner) return { status: 200, body: { user: null, session_key: null, items: [], clashes: [] } };
  return { status: 200, body: await readCartBody(db, owner, { now: clock.now(), quirks: config.quirks }) };
});
