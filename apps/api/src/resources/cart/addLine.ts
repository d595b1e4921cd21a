import { randomUUID } from 'node:crypto';
import { toLine } from '../../bookings/lines/cartLine.ts';
import { type Terms, toLineProblem } from '../../bookings/lines/line.ts';
import { type AdditionChannel, recordAddition } from '../../db/cart/cartAdditions.ts';
import { type CartLineRow, findCartLines } from '../../db/cart/cartLines.ts';
import type { CartOwner } from '../../db/cart/cartOwners.ts';
import { addCartLine } from '../../db/cart/storedCartLines.ts';
import type { Database } from '../../db/database.ts';
import { settleInOrder } from '../../db/settleInOrder.ts';
import type { NewLine } from './readNewActivityLine.ts';

/** The locked cart of an owner. */
export interface LockedCart {
  readonly id: string;
  readonly owner: CartOwner;
  readonly channel: AdditionChannel;
}

export interface AddedLine {
  readonly id: string;
  /** All lines of the cart. */
  readonly rows: readonly CartLineRow[];
}

/**
 * Adds a line to a cart if it can be booked.
 *
 * @throws {Problem} invalid-request, sold-out
 */
export async function addLine(
  tx: Database,
  cart: LockedCart,
  { line, nameField }: NewLine,
  terms: Terms,
  createdAt: Date,
): Promise<AddedLine> {
  const id = randomUUID();
  const [, rows] = await settleInOrder([
    addCartLine(tx, { ...line, id, cartId: cart.id, createdAt }),
    findCartLines(tx, cart.owner),
    recordAddition(tx, {
      id,
      addedAt: terms.now,
      kind: line.kind,
      productId: toProductId(line),
      channel: cart.channel,
    }),
  ]);
  const row = rows.find(({ item }) => item.id === id);
  if (!row) throw new Error('A cart line must exist after it was inserted');
  const added = toLine(row, terms);
  if (added.error) throw toLineProblem(added, added.error, added.product.id, nameField);
  return { id, rows };
}

function toProductId({ activityId, eventId, tourId }: NewLine['line']): string {
  const productId = activityId ?? eventId ?? tourId;
  if (productId == null) throw new Error('A line of a cart has a product');
  return productId;
}
