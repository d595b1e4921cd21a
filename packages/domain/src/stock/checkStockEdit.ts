import { addDays, type CalendarDate } from '../dates/index.ts';
import { maxBulkRangeDays, maxCapacity } from '../staff/index.ts';
import { type EditDates, listEditDates } from './listEditDates.ts';
import type { StockAction } from './planStockEdit.ts';

/** What staff enter to change a stock. */
export interface StockEditInput extends EditDates {
  readonly action: StockAction;
  readonly capacity: number | null;
  /** Whether the action `open` creates time slots, which need a capacity. */
  readonly createsSlots: boolean;
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
 * @example checkStockEdit({ action: 'close', capacity: null, createsSlots: false, startDate: '2026-12-18', endDate: '2026-12-24', weekdays: [5], excludedDates: [] }, '2026-12-18') // {}
 * @example checkStockEdit({ action: 'set-capacity', capacity: 999_999_999, createsSlots: false, startDate: '2026-12-18', endDate: '2026-12-18', weekdays: [5], excludedDates: ['2026-12-18'] }, '2026-12-18') // { excludedDates: 'none-left', capacity: 'too-large' }
 */
export function checkStockEdit(edit: StockEditInput, today: CalendarDate): StockEditErrors {
  const endDate = findEndError(edit);
  const capacity = findCapacityError(edit);
  return {
    ...(edit.startDate < today && { startDate: 'past' }),
    ...(endDate && { endDate }),
    ...(!endDate && listEditDates(edit).length === 0 && { excludedDates: 'none-left' }),
    ...(capacity && { capacity }),
  };
}

function findEndError({ startDate, endDate }: EditDates) {
  if (endDate < startDate) return 'before-start';
  return endDate > addDays(startDate, maxBulkRangeDays) ? 'too-long' : undefined;
}

function findCapacityError({ action, capacity, createsSlots }: StockEditInput) {
  const needsCapacity = action === 'set-capacity' || (action === 'open' && createsSlots);
  return needsCapacity ? checkCapacity(capacity) : undefined;
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
