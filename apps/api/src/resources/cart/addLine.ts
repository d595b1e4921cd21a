import { randomUUID } from 'node:crypto';
import { addCartLine, type CartLineRow, type CartOwner, findCartLine } from '../../db/carts.ts';
import type { Database } from '../../db/database.ts';
import { settleInOrder } from '../../db/settleInOrder.ts';
import { cartLine } from '../lines/cartLine.ts';
import { type Terms, toLineProblem } from '../lines/line.ts';
import type { NewLine } from './readNewActivityLine.ts';

/** The locked cart of an owner. */
export interface LockedCart {
  readonly id: string;
  readonly owner: CartOwner;
}

/**
 * Adds a line to a cart if it can be booked.
 *
 * @throws {Problem} invalid-request, sold-out
 */
export async function addLine(
  tx: Database,
  cart: LockedCart,
  { line, nameOf }: NewLine,
  terms: Terms,
  createdAt: Date,
): Promise<CartLineRow> {
  const id = randomUUID();
  const [, row] = await settleInOrder([
    addCartLine(tx, { ...line, id, cartId: cart.id, createdAt }),
    findCartLine(tx, cart.owner, id),
  ]);
  if (!row) throw new Error('A cart line must exist after it was inserted');
  const added = cartLine(row, terms);
  if (added.error) throw toLineProblem(added, added.error, added.product.id, nameOf);
  return row;
}
