import { isDeepStrictEqual } from 'node:util';
import { runsOn } from '@aitours/domain/availability';
import { addDays, type CalendarDate, listDates } from '@aitours/domain/dates';
import type { StockSlot } from '@aitours/domain/stock';
import {
  getRuleTimeId,
  getSlotKey,
  type IndexedSchedule,
  listRuleTimes,
  type RuleTime,
  type StockRule,
  type StockSchedule,
} from '@aitours/domain/stock-rules';
import { toTimeSlot } from '../../catalogue/slots.ts';
import type { ActivityTimeSlot } from '../../db/schema.ts';
import { isOwnTime, isRuleTime } from '../../db/stock/ruleTimes.ts';
import type { SlotKey, StockedProduct } from '../../db/stock/stockSlots.ts';

/** How many days the time slots of rules stay stored after their date, for the calendar of past months. */
const daysKept = 366;

/** A change of the schedule of a product. */
export interface RuleChange {
  readonly product: StockedProduct;
  readonly next: StockSchedule;
  readonly after: IndexedSchedule;
  readonly today: CalendarDate;
}

/** Returns the time slots at the time of a rule: those of the activity, and the one that rules create. */
export function findTimesOf(
  { activity }: StockedProduct,
  stored: StockSchedule,
  { timeSlotIds: _, ...rule }: StockRule & { readonly startTime: string },
): readonly string[] {
  // A stored rule keeps its time slots: times that the activity has got since aren't its own.
  const known = stored.rules.find(({ timeSlotIds: _ids, ...other }) => isDeepStrictEqual(other, rule));
  const own = activity?.timeSlots.filter((slot) => isOwnTime(slot) && slot.startTime === rule.startTime) ?? [];
  return known?.timeSlotIds ?? [...own.map(({ id }) => id), getRuleTimeId(rule.startTime)];
}

/** Returns the time slots of an activity that its rules have created. */
export const listStoredTimes = ({ activity }: StockedProduct): ActivityTimeSlot[] =>
  activity?.timeSlots.filter(isRuleTime) ?? [];

/** Returns a product with the time slots that it has before or after a change. */
export function applyTimes(change: RuleChange): StockedProduct {
  const { product } = change;
  if (!product.activity) return product;
  const ruleTimes = listTimes(change, () => true);
  const timeSlots = [...product.activity.timeSlots.filter(isOwnTime), ...ruleTimes];
  return { ...product, activity: { ...product.activity, timeSlots } };
}

/**
 * Returns the time slots that rules create after a change. Dates that no rule sells any more are dropped, unless places
 * are sold or held.
 *
 * @param changed the changed time slots, as they are
 */
export function planRuleTimes(change: RuleChange, changed: readonly StockSlot[]): ActivityTimeSlot[] {
  const free = new Set(changed.filter(({ taken }) => taken === 0).map(getSlotKey));
  const { after, today } = change;
  return listTimes(change, ({ date, timeSlotId }) =>
    date < today
      ? date >= addDays(today, -daysKept)
      : after.findCapacity(date, timeSlotId) !== undefined || !free.has(getSlotKey({ date, timeSlotId })),
  );
}

function listTimes(change: RuleChange, isKept: (key: SlotKey) => boolean): ActivityTimeSlot[] {
  const { product, next, after, today } = change;
  const kept = listStoredTimes(product).flatMap((slot) =>
    listDatesOf(slot)
      .filter((date) => isKept({ date, timeSlotId: slot.id }))
      .map((date) => ({ date, startTime: slot.startTime ?? '' })),
  );
  const own = product.activity?.timeSlots.filter(isOwnTime).map(toTimeSlot) ?? [];
  return listRuleTimes({ rules: next.rules, own, isBlackout: after.isBlackout, kept }, today).map(toStored);
}

const listDatesOf = (slot: ActivityTimeSlot): CalendarDate[] =>
  listDates(slot.startDate, slot.endDate).filter((date) => runsOn(toTimeSlot(slot), date));

const toStored = ({ weekdays, ...time }: RuleTime): ActivityTimeSlot => ({ ...time, availableDays: weekdays });
