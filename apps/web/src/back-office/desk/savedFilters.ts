import { addDays, type CalendarDate, normaliseDate } from '@aitours/domain/dates';
import { array, is, number, record, string, type } from 'superstruct';
import { parseJson, readStorage, writeStorage } from '../../platform/storage.ts';
import type { ListQuery } from '../shared/list/listQuery.ts';

/** The filters of a list under a name. They have no search text, because it may be a customer's name. */
export interface SavedFilter {
  readonly name: string;
  readonly filters: Readonly<Record<string, string>>;
  /** For each filter that is a date, how many days it is from today: it moves with today. */
  readonly days: Readonly<Record<string, number>>;
}

export const maxSavedFilters = 12;

const millisecondsPerDay = 24 * 3600 * 1000;
const daysFrom = (today: CalendarDate, date: CalendarDate): number =>
  (Date.parse(date) - Date.parse(today)) / millisecondsPerDay;

/**
 * Names the filters of a list.
 *
 * @example nameFilters('Tomorrow', { start: '2030-03-02', status: 'confirmed' }, '2030-03-01') // { name: 'Tomorrow', filters: { status: 'confirmed' }, days: { start: 1 } }
 */
export function nameFilters(name: string, filters: ListQuery['filters'], today: CalendarDate): SavedFilter {
  const isDate = ([, value]: [string, string]) => normaliseDate(value) !== undefined;
  const all = Object.entries(filters).filter(([, value]) => value !== '');
  return {
    name,
    filters: Object.fromEntries(all.filter((filter) => !isDate(filter))),
    days: Object.fromEntries(all.filter(isDate).map(([key, date]) => [key, daysFrom(today, date)])),
  };
}

/** Returns the filters of a list that have a name, on the first page and without a search. */
export const toListQuery = ({ filters, days }: SavedFilter, today: CalendarDate): ListQuery => ({
  page: 1,
  search: '',
  sort: undefined,
  filters: {
    ...filters,
    ...Object.fromEntries(Object.entries(days).map(([name, number]) => [name, addDays(today, number)])),
  },
});

const getKey = (owner: string) => `savedBookingFilters ${owner}`;
const Stored = array(type({ name: string(), filters: record(string(), string()), days: record(string(), number()) }));

/** Reads a user's saved filters of the bookings from this browser. */
export function readSavedFilters(owner: string): readonly SavedFilter[] {
  const stored = parseJson(readStorage(getKey(owner), 'local'));
  return is(stored, Stored) ? stored : [];
}

/** Stores a user's saved filters in this browser. Returns whether it could. */
export const writeSavedFilters = (owner: string, saved: readonly SavedFilter[]): boolean =>
  writeStorage(getKey(owner), saved.length > 0 ? JSON.stringify(saved) : null, 'local');
