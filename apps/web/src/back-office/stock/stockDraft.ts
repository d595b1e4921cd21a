import type { Schema } from '@aitours/api-client';
import { type CalendarDate, getWeekday } from '@aitours/domain/dates';
import { checkStockEdit, type StockAction, type StockEditErrors, setsCapacity } from '@aitours/domain/stock';
import { allWeekdays } from '../shared/weekdays.ts';

export type StockCalendar = Schema<'StockCalendar'>;

/** What is chosen in the form; numbers and dates as they were typed. */
export interface StockDraft {
  readonly action: StockAction;
  readonly capacity: string;
  readonly startDate: string;
  readonly endDate: string;
  /** 0 = Sunday. */
  readonly weekdays: readonly number[];
  readonly excludedDates: readonly string[];
  readonly timeSlotIds: readonly string[];
}

/** What an edit would change. */
export interface StockPreview extends Schema<'StockEditPreview'> {
  /** It replaces one that was no longer true when it was applied. */
  readonly isNew: boolean;
}

export interface StockDraftErrors {
  readonly startDate?: 'missing' | NonNullable<StockEditErrors['startDate']>;
  readonly endDate?: 'missing' | NonNullable<StockEditErrors['endDate']>;
  readonly weekdays?: 'none';
  readonly timeSlots?: 'none';
  readonly excludedDates?: NonNullable<StockEditErrors['excludedDates']>;
  readonly capacity?: NonNullable<StockEditErrors['capacity']>;
}

/** Returns the draft that closes all time slots of a date. */
export const startDraft = ({ time_slots }: StockCalendar, date: CalendarDate): StockDraft => ({
  action: 'close',
  capacity: '',
  startDate: date,
  endDate: date,
  weekdays: allWeekdays,
  excludedDates: [],
  timeSlotIds: time_slots.map(({ time_slot_id }) => time_slot_id),
});

/** Returns the draft for one date: what was restricted to other dates isn't any more. */
export const moveDraft = (draft: StockDraft, date: CalendarDate): StockDraft => ({
  ...draft,
  startDate: date,
  endDate: date,
  excludedDates: [],
  weekdays: draft.weekdays.includes(getWeekday(date)) ? draft.weekdays : allWeekdays,
});

/** Reads a number of places as it was typed; null without one. */
export const readCapacity = (text: string): number | null => {
  const trimmed = text.trim();
  return trimmed === '' ? null : /^\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN;
};

/** Returns the errors of a draft, by field in the order of the form. @param today in Dubai */
export function checkDraft(calendar: StockCalendar, draft: StockDraft, today: CalendarDate): StockDraftErrors {
  const { startDate, endDate, weekdays, timeSlotIds } = draft;
  const hasDates = startDate !== '' && endDate !== '';
  // Without its dates, the other fields are checked on a date that is valid.
  const dates = hasDates ? { startDate, endDate } : { startDate: today, endDate: today };
  const capacity = readCapacity(draft.capacity);
  const checked = checkStockEdit({ ...draft, ...dates, productType: calendar.product_type, capacity }, today);
  return {
    ...(checked.capacity && { capacity: checked.capacity }),
    ...(startDate === '' ? { startDate: 'missing' } : checked.startDate && { startDate: checked.startDate }),
    ...(endDate === '' ? { endDate: 'missing' } : checked.endDate && { endDate: checked.endDate }),
    ...(weekdays.length === 0 && { weekdays: 'none' }),
    ...(calendar.time_slots.length > 0 && timeSlotIds.length === 0 && { timeSlots: 'none' }),
    ...(hasDates && weekdays.length > 0 && checked.excludedDates && { excludedDates: checked.excludedDates }),
  };
}

/** Returns the request of a valid draft. All time slots: also those that are added meanwhile. */
export function toStockEdit(calendar: StockCalendar, draft: StockDraft): Schema<'NewStockEdit'> {
  const { action, capacity, startDate, endDate, weekdays, excludedDates, timeSlotIds } = draft;
  const { product_type, product_id, time_slots } = calendar;
  return {
    product_type,
    product_id,
    action,
    start_date: startDate,
    end_date: endDate,
    capacity: setsCapacity(product_type, action) ? readCapacity(capacity) : null,
    weekdays: [...weekdays],
    excluded_dates: [...excludedDates],
    time_slot_ids: timeSlotIds.length === time_slots.length ? [] : [...timeSlotIds],
    dry_run: false,
  };
}
