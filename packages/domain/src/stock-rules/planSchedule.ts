import type { CalendarDate } from '../dates/index.ts';
import { type StockEditPlan, type StockSlot, type StockState, toPlan } from '../stock/index.ts';
import { getSlotKey, type IndexedSchedule } from './schedule.ts';

/** A change of a product's schedule. */
export interface ScheduleChange {
  readonly before: IndexedSchedule;
  readonly after: IndexedSchedule;
}

/** What a change of the schedule does to the stock. */
export interface SchedulePlan extends StockEditPlan {
  /** The time slots that stay closed when their blackout ends, because they weren't on sale before it. */
  readonly staysClosed: readonly string[];
}

/**
 * Lists the time slots from today on whose rule or blackout differs. The others aren't touched, so that a change of a
 * rule doesn't revert what staff have done to other dates.
 *
 * @param offeredOn returns the ids of the time slots on a date
 */
export function listChangedSlots(
  { before, after }: ScheduleChange,
  today: CalendarDate,
  offeredOn: (date: CalendarDate) => readonly string[],
): { readonly date: CalendarDate; readonly timeSlotId: string }[] {
  const dates = [...new Set([...before.dates, ...after.dates])].filter((date) => date >= today).sort();
  return dates.flatMap((date) =>
    offeredOn(date)
      .filter(
        (id) =>
          before.isBlackout(date) !== after.isBlackout(date) ||
          before.findCapacity(date, id) !== after.findCapacity(date, id),
      )
      .map((timeSlotId) => ({ date, timeSlotId })),
  );
}

/**
 * Plans what a change of the schedule does to time slots.
 *
 * - One that gets a rule is on sale with its capacity; one whose rule is removed is closed.
 * - Another capacity of its rule changes only the capacity: one that staff have closed stays closed.
 * - In a blackout it is closed and none is created. Afterwards it is as it would be without the blackout.
 *
 * @param slots the changed ones, as they are
 * @param staysClosed those of the blackouts so far
 */
export function planSchedule(
  slots: readonly StockSlot[],
  change: ScheduleChange,
  staysClosed: readonly string[],
): SchedulePlan {
  const closed = new Set(staysClosed);
  const planned = slots.map((slot) => {
    const key = getSlotKey(slot);
    const isOnSale = findsSale(slot, change, closed.has(key));
    // One that is created later is on sale after the blackout.
    if (slot.state && change.after.isBlackout(slot.date) && !isOnSale) closed.add(key);
    else closed.delete(key);
    return { ...slot, after: findNextState(slot, change, isOnSale) };
  });
  return { ...toPlan(planned), staysClosed: [...closed].sort() };
}

/** Whether a time slot is on sale when there is no blackout. */
function findsSale({ date, timeSlotId, state }: StockSlot, { before, after }: ScheduleChange, staysClosed: boolean) {
  const [old, next] = [before.findCapacity(date, timeSlotId), after.findCapacity(date, timeSlotId)];
  if (old === undefined && next !== undefined) return true;
  if (old !== undefined && next === undefined) return false;
  if (before.isBlackout(date)) return !staysClosed;
  return state ? !state.isClosed : next !== undefined;
}

function findNextState(
  { date, timeSlotId, state }: StockSlot,
  { before, after }: ScheduleChange,
  isOnSale: boolean,
): StockState | null {
  const [old, next] = [before.findCapacity(date, timeSlotId), after.findCapacity(date, timeSlotId)];
  const isBlackout = after.isBlackout(date);
  if (!state) return next === undefined || isBlackout ? null : { capacity: next, isClosed: false };
  const capacity = next === undefined || next === old ? state.capacity : next;
  return { capacity, isClosed: isBlackout || !isOnSale };
}
