import { findUndoObstacle, type SlotChange, type StockSlot } from '@aitours/domain/stock';
import { operation } from '../../contract/operation.ts';
import { recordChange } from '../../db/auditLog.ts';
import type { Database } from '../../db/database.ts';
import { findNewestEdit, findStockEdit, markUndone, type StockEditRow } from '../../db/stockEdits.ts';
import { saveStockSchedule } from '../../db/stockSchedules.ts';
import { deleteTicketSlots, lockProduct, readStockSlots, updateStockSlots } from '../../db/stockSlots.ts';
import { inTransaction } from '../../db/transaction.ts';
import { conflict, notFound } from '../../problems/problems.ts';
import { stockEditBody } from './stockEditBody.ts';

/** Undoes the newest edit of a product's stock, for staff. */
export const undoStockEdit = operation('undoStockEdit', async (context) => {
  const { path, db, clock } = context;
  const undone = await inTransaction(db, async (tx) => {
    const known = await findStockEdit(tx, path.id);
    if (!known) throw notFound('stock edit');
    await lockProduct(tx, productOf(known));
    // Read again: another request may have undone it while this one waited for the lock.
    const edit = (await findStockEdit(tx, path.id)) ?? known;
    if (edit.undoneAt) return edit;
    await restore(tx, edit);
    await markUndone(tx, edit.id, clock.now());
    const { action, capacity, startDate, endDate, counts } = edit;
    const change = { objectId: edit.productId, before: null, after: { action, capacity, startDate, endDate, counts } };
    await recordChange(tx, context, { operation: 'undoStockEdit', ...change }, clock.now());
    return { ...edit, undoneAt: clock.now() };
  });
  return { status: 200, body: stockEditBody(undone) };
});

const productOf = ({ productType, productId }: StockEditRow) => ({ type: productType, id: productId });

async function restore(tx: Database, edit: StockEditRow): Promise<void> {
  const product = productOf(edit);
  const newest = await findNewestEdit(tx, product);
  if (newest?.id !== edit.id) throw conflict('A newer edit of this product exists. Please undo that one first.');
  const current = await readStockSlots(tx, product, edit.changes, true);
  requireUndoable(edit.changes, current);
  const restored = edit.changes.flatMap(({ date, timeSlotId, before }) =>
    before ? [{ date, timeSlotId, ...before }] : [],
  );
  await updateStockSlots(tx, product, restored);
  const created = edit.changes.filter(({ before }) => before === null);
  await deleteTicketSlots(tx, product.id, created);
  if (edit.scheduleBefore) await saveStockSchedule(tx, product, edit.scheduleBefore);
}

function requireUndoable(changes: readonly SlotChange[], current: readonly StockSlot[]): void {
  const obstacles = changes.map((change, index) => findUndoObstacle(change, current[index]));
  if (obstacles.includes('changed')) throw conflict('A time slot has changed since, so this can’t be undone.');
  if (obstacles.includes('sold')) {
    throw conflict('Places were sold since that wouldn’t exist afterwards, so this can’t be undone.');
  }
}
