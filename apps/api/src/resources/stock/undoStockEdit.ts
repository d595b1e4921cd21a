import { type CalendarDate, toDubaiDate } from '@aitours/domain/dates';
import { findUndoObstacle, type SlotChange, type StockSlot } from '@aitours/domain/stock';
import { findDoubleTime, getSlotKey, indexSchedule, listChangedSlots } from '@aitours/domain/stock-rules';
import { toTimeSlot } from '../../catalogue/slots.ts';
import { refreshLowestTicketPrice } from '../../db/catalogue/ticketPrices.ts';
import type { Database } from '../../db/database.ts';
import { recordChange } from '../../db/operating/auditLog.ts';
import type { ScheduleBefore } from '../../db/schema.ts';
import { findTimes, isOwnTime, saveRuleTimes } from '../../db/stock/ruleTimes.ts';
import { findNewestEdit, findStockEdit, markUndone, type StockEditRow } from '../../db/stock/stockEdits.ts';
import { findStockSchedule, saveStockSchedule } from '../../db/stock/stockSchedules.ts';
import {
  deleteTicketSlots,
  findStockedProduct,
  lockProduct,
  type ProductKey,
  readStockSlots,
  type SlotKey,
  updateStockSlots,
} from '../../db/stock/stockSlots.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { conflict, notFound } from '../../problems/problems.ts';
import { listSlotKeys, toStockEditBody } from './stockEditBody.ts';

/** Undoes the newest edit of a product's stock, for staff. */
export const undoStockEdit = operation('undoStockEdit', async (context) => {
  const { path, db, clock } = context;
  const undone = await inTransaction(db, async (tx) => {
    const known = await findStockEdit(tx, path.id);
    if (!known) throw notFound('stock edit');
    await lockProduct(tx, getProduct(known));
    // Read again: another request may have undone it while this one waited for the lock.
    const edit = (await findStockEdit(tx, path.id)) ?? known;
    if (edit.undoneAt) return edit;
    await restore(tx, edit, toDubaiDate(clock.now()));
    await markUndone(tx, edit.id, clock.now());
    const { action, capacity, startDate, endDate, counts } = edit;
    const change = { objectId: edit.productId, before: null, after: { action, capacity, startDate, endDate, counts } };
    await refreshLowestTicketPrice(tx, getProduct(edit), context);
    await recordChange(tx, context, { operation: 'undoStockEdit', ...change }, clock.now());
    return { ...edit, undoneAt: clock.now() };
  });
  return { status: 200, body: toStockEditBody(undone) };
});

const getProduct = ({ productType, productId }: StockEditRow) => ({ type: productType, id: productId });

async function restore(tx: Database, edit: StockEditRow, today: CalendarDate): Promise<void> {
  const product = getProduct(edit);
  const newest = await findNewestEdit(tx, product);
  if (newest?.id !== edit.id) throw conflict('A newer edit of this product exists. Please undo that one first.');
  const later = await listClosedLater(tx, edit, today);
  // All in one statement, which locks them in one order.
  const slots = await readStockSlots(tx, product, [...edit.changes, ...later], true);
  requireUndoable(edit.changes, slots);
  const restored = edit.changes.flatMap(({ date, timeSlotId, before }) =>
    before ? [{ date, timeSlotId, ...before }] : [],
  );
  const reopened = slots
    .slice(edit.changes.length)
    .flatMap(({ date, timeSlotId, state }) =>
      state ? [{ date, timeSlotId, capacity: state.capacity, isClosed: false }] : [],
    );
  await updateStockSlots(tx, product, [...restored, ...reopened]);
  const created = edit.changes.filter(({ before }) => before === null);
  if (product.type === 'activity') {
    // Not deleted: a booking that waits for the row would insert it again, open.
    const closed = created.map(({ date, timeSlotId, after }) => ({ date, timeSlotId, ...after, isClosed: true }));
    await updateStockSlots(tx, product, closed);
  } else await deleteTicketSlots(tx, product.id, created);
  if (edit.scheduleBefore) await restoreSchedule(tx, product, edit.scheduleBefore, today);
}

async function restoreSchedule(
  tx: Database,
  key: ProductKey,
  before: ScheduleBefore,
  today: CalendarDate,
): Promise<void> {
  const { ruleTimes = [], ...schedule } = before;
  await saveStockSchedule(tx, key, schedule);
  if (key.type !== 'activity') return;
  const times = ruleTimes.map(toTimeSlot);
  const current = await findTimes(tx, key.id);
  if (current.some((slot) => isOwnTime(slot) && findDoubleTime(toTimeSlot(slot), times, today)))
    throw conflict('The activity has got one of these times itself since, so this can’t be undone.');
  await saveRuleTimes(tx, key.id, ruleTimes, today);
}

/** Returns the time slots that the product has got since, and that only the blackout of the edit keeps closed. */
async function listClosedLater(tx: Database, edit: StockEditRow, today: CalendarDate): Promise<SlotKey[]> {
  const product = await findStockedProduct(tx, getProduct(edit));
  if (!edit.scheduleBefore || !product) return [];
  const stored = await findStockSchedule(tx, getProduct(edit));
  const change = { before: indexSchedule(stored), after: indexSchedule(edit.scheduleBefore) };
  const offeredOn = (date: string) => listSlotKeys(product, [date]).map(({ timeSlotId }) => timeSlotId);
  const known = new Set([...edit.changes.map(getSlotKey), ...stored.staysClosed]);
  return listChangedSlots(change, today, offeredOn).filter(
    (slot) =>
      change.before.isBlackout(slot.date) && !change.after.isBlackout(slot.date) && !known.has(getSlotKey(slot)),
  );
}

function requireUndoable(changes: readonly SlotChange[], current: readonly StockSlot[]): void {
  const obstacles = changes.map((change, index) => findUndoObstacle(change, current[index]));
  if (obstacles.includes('changed')) throw conflict('A time slot has changed since, so this can’t be undone.');
  if (obstacles.includes('sold')) {
    throw conflict('Places were sold since that wouldn’t exist afterwards, so this can’t be undone.');
  }
}
