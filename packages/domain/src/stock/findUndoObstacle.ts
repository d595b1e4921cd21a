import type { CalendarDate } from '../dates/index.ts';
import type { StockSlot, StockState } from './planStockEdit.ts';

/** What an edit did to a time slot on a date. */
export interface SlotChange {
  readonly date: CalendarDate;
  readonly timeSlotId: string;
  /** Null: the edit created it. */
  readonly before: StockState | null;
  readonly after: StockState;
}

/** Why an edit can't be undone: a time slot was changed since, or places were sold that wouldn't exist afterwards. */
export type UndoObstacle = 'changed' | 'sold';

/**
 * Returns why the change of a time slot can't be undone, or `undefined` if it can.
 *
 * @param current the time slot now; undefined if it was deleted
 * @example findUndoObstacle({ date: '2026-12-18', timeSlotId: '1', before: { capacity: 15, isClosed: false }, after: { capacity: 40, isClosed: false } }, { date: '2026-12-18', timeSlotId: '1', state: { capacity: 40, isClosed: false }, taken: 16 }) // 'sold'
 * @example findUndoObstacle({ date: '2026-12-18', timeSlotId: '1', before: null, after: { capacity: 40, isClosed: false } }, undefined) // 'changed'
 */
export function findUndoObstacle(
  { before, after }: SlotChange,
  current: Pick<StockSlot, 'state' | 'taken'> | undefined,
): UndoObstacle | undefined {
  const state = current?.state;
  if (!state || state.capacity !== after.capacity || state.isClosed !== after.isClosed) return 'changed';
  const places = before ? before.capacity : 0;
  return places !== null && current.taken > places ? 'sold' : undefined;
}
