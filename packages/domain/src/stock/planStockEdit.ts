import type { CalendarDate } from '../dates/index.ts';

/** The kinds of products that have a stock. */
export type StockedProductType = 'activity' | 'ticket-type' | 'tour';

/** The id of the only time slot of a tour: its start on a date. */
export const tourStartId = 'start';

/** What staff do to time slots: sell them, sell no more of them, or change their capacity. */
export type StockAction = 'open' | 'close' | 'set-capacity';

/** What staff set of a time slot on a date. */
export interface StockState {
  /** Null: no limit, which only tours have. */
  readonly capacity: number | null;
  readonly isClosed: boolean;
}

/** A time slot on a date. */
export interface StockSlot {
  readonly date: CalendarDate;
  readonly timeSlotId: string;
  /** Null: it doesn't exist yet. */
  readonly state: StockState | null;
  /** Places that are sold or held. */
  readonly taken: number;
}

/** A time slot that an edit creates or changes. */
export interface PlannedSlot extends StockSlot {
  readonly after: StockState;
}

/** What an edit does. */
export interface StockEditPlan {
  readonly created: readonly PlannedSlot[];
  readonly changed: readonly PlannedSlot[];
  /** They stay as they are. */
  readonly skipped: readonly StockSlot[];
  /** Of the changed ones, those with places that are sold or held. */
  readonly booked: readonly PlannedSlot[];
  /** Of these, those with more of them than the new capacity. With one, the edit can't be applied. */
  readonly conflicts: readonly PlannedSlot[];
}

/**
 * Plans an edit of time slots. Opening creates missing ones; closing and a new capacity are for existing ones. No plan
 * without conflicts leaves a capacity below what is sold or held.
 *
 * @param edit its `capacity` is that of created time slots, or the new one; null: no limit
 * @param isBlackout whether nothing is sold on a date, so that opening it does nothing
 * @example planStockEdit([{ date: '2026-12-18', timeSlotId: '1', state: { capacity: 15, isClosed: false }, taken: 12 }], { action: 'set-capacity', capacity: 10 }).conflicts.length // 1
 * @example planStockEdit([{ date: '2026-12-18', timeSlotId: '1', state: null, taken: 0 }], { action: 'close', capacity: null }).skipped.length // 1
 */
export function planStockEdit(
  slots: readonly StockSlot[],
  edit: { readonly action: StockAction; readonly capacity: number | null },
  isBlackout: (date: CalendarDate) => boolean = () => false,
): StockEditPlan {
  const staysClosed = ({ date }: StockSlot) => edit.action === 'open' && isBlackout(date);
  return toPlan(
    slots.map((slot) => ({ ...slot, after: staysClosed(slot) ? slot.state : findNextState(slot.state, edit) })),
  );
}

/** Sorts time slots by what happens to them. @param planned `after` is null where nothing is created */
export function toPlan(planned: readonly (StockSlot & { readonly after: StockState | null })[]): StockEditPlan {
  const isEffective = (slot: StockSlot & { readonly after: StockState | null }): slot is PlannedSlot =>
    slot.after !== null &&
    (slot.state?.capacity !== slot.after.capacity || slot.state.isClosed !== slot.after.isClosed);
  const effective = planned.filter(isEffective);
  const changed = effective.filter(({ state }) => state !== null);
  const booked = changed.filter(({ taken }) => taken > 0);
  return {
    created: effective.filter(({ state }) => state === null),
    changed,
    skipped: planned.filter((slot) => !isEffective(slot)),
    booked,
    conflicts: booked.filter(({ taken, after }) => after.capacity !== null && taken > after.capacity),
  };
}

function findNextState(
  state: StockState | null,
  { action, capacity }: { readonly action: StockAction; readonly capacity: number | null },
): StockState | null {
  if (action === 'open') {
    if (state) return { ...state, isClosed: false };
    return capacity === null ? null : { capacity, isClosed: false };
  }
  if (!state) return null;
  if (action === 'close') return { ...state, isClosed: true };
  return { ...state, capacity };
}
