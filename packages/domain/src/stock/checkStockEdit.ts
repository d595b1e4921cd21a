import { addDays, type CalendarDate } from '../dates/index.ts';
import { maxBulkRangeDays, maxCapacity } from '../staff/index.ts';
import { type EditDates, listEditDates } from './listEditDates.ts';
import type { StockAction, StockedProductType } from './planStockEdit.ts';

/** What staff enter to change a stock. */
export interface StockEditInput extends EditDates {
  readonly action: StockAction;
  readonly productType: StockedProductType;
  /** Null: not entered; of a tour, no limit. */
  readonly capacity: number | null;
}

/** The errors of an edit, by field. */
export interface StockEditErrors {
  readonly startDate?: 'past';
  readonly endDate?: 'before-start' | 'too-long';
  readonly excludedDates?: 'none-left';
  readonly capacity?: 'missing' | 'too-small' | 'too-large';
}

/**
 * Returns the errors of an edit, by field.
 *
 * @param today in Dubai
 * @example checkStockEdit({ action: 'close', capacity: null, productType: 'activity', startDate: '2026-12-18', endDate: '2026-12-24', weekdays: [5], excludedDates: [] }, '2026-12-18') // {}
 * @example checkStockEdit({ action: 'set-capacity', capacity: 999_999_999, productType: 'activity', startDate: '2026-12-18', endDate: '2026-12-18', weekdays: [5], excludedDates: ['2026-12-18'] }, '2026-12-18') // { excludedDates: 'none-left', capacity: 'too-large' }
 */
export function checkStockEdit(edit: StockEditInput, today: CalendarDate): StockEditErrors {
  const capacity = findCapacityError(edit);
  return { ...checkEditDates(edit, today), ...(capacity && { capacity }) };
}

/**
 * Returns the errors of the dates of an edit, by field.
 *
 * @param today in Dubai
 * @example checkEditDates({ startDate: '2026-12-18', endDate: '2026-12-17', weekdays: [5], excludedDates: [] }, '2026-12-18') // { endDate: 'before-start' }
 */
export function checkEditDates(dates: EditDates, today: CalendarDate): Omit<StockEditErrors, 'capacity'> {
  const endDate = findEndError(dates);
  return {
    ...(dates.startDate < today && { startDate: 'past' }),
    ...(endDate && { endDate }),
    ...(!endDate && listEditDates(dates).length === 0 && { excludedDates: 'none-left' }),
  };
}

function findEndError({ startDate, endDate }: EditDates) {
  if (endDate < startDate) return 'before-start';
  return endDate > addDays(startDate, maxBulkRangeDays) ? 'too-long' : undefined;
}

/**
 * Whether an edit sets a capacity: opening creates time slots of a ticket type, but none of other products.
 *
 * @example setsCapacity('ticket-type', 'open') // true
 * @example setsCapacity('tour', 'open') // false
 */
export const setsCapacity = (productType: StockedProductType, action: StockAction): boolean =>
  action === 'set-capacity' || (action === 'open' && productType === 'ticket-type');

function findCapacityError({ productType, action, capacity }: StockEditInput) {
  if (!setsCapacity(productType, action)) return undefined;
  return productType === 'tour' && capacity === null ? undefined : checkCapacity(capacity);
}

/**
 * Returns what is wrong with a capacity, or `undefined`.
 *
 * @example checkCapacity(20) // undefined
 * @example checkCapacity(999_999_999) // 'too-large'
 */
export function checkCapacity(capacity: number | null): StockEditErrors['capacity'] {
  if (capacity === null) return 'missing';
  if (!Number.isInteger(capacity) || capacity < 1) return 'too-small';
  return capacity > maxCapacity ? 'too-large' : undefined;
}
