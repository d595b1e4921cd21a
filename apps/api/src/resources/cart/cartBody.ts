import type { components } from '@aitours/openapi/schema';
import type { Terms } from '../../bookings/lines/line.ts';
import { findCartLines } from '../../db/cart/cartLines.ts';
import type { CartOwner } from '../../db/cart/cartOwners.ts';
import type { Database } from '../../db/database.ts';
import { toCartItemBodies } from './cartItemBody.ts';
import { readClashes } from './readClashes.ts';

/** Reads a cart with current prices (ENTITY-17). */
export async function readCartBody(
  db: Database,
  owner: CartOwner,
  terms: Terms,
): Promise<components['schemas']['Cart']> {
  const rows = await findCartLines(db, owner);
  return {
    user: 'userId' in owner ? owner.userId : null,
    session_key: 'sessionKey' in owner ? owner.sessionKey : null,
    items: toCartItemBodies(rows, terms),
    clashes: await readClashes(db, owner, rows, terms),
  };
}
