import { normaliseDate, normaliseTime } from '@aitours/domain/dates';
import { isWithin } from '@aitours/domain/party';
import { storageKeys } from '@aitours/domain/session';
import { searchLimits, type TransferSearch } from '@aitours/domain/transfers';
import { is, nonempty, number, refine, string, type } from 'superstruct';
import { readStorageJson, writeStorageJson } from '../../platform/storage.ts';

const Search = type({
  pickupLocation: nonempty(string()),
  dropoffLocation: nonempty(string()),
  date: refine(string(), 'a day', (text) => normaliseDate(text) !== undefined),
  time: refine(string(), 'a time', (text) => normaliseTime(text) !== undefined),
  passengers: refine(number(), 'passengers', (count) => isWithin(searchLimits.passengers, count)),
  luggage: refine(number(), 'luggage', (count) => isWithin(searchLimits.luggage, count)),
});

/** Reads a search from navigation state (XFER-08). */
export const searchOf = (state: unknown): TransferSearch | undefined => (is(state, Search) ? state : undefined);

/** Stores the last search, so that the results survive a reload or open directly (XFER-09). */
export const storeSearch = (search: TransferSearch) => writeStorageJson(storageKeys.transferSearch, search, 'local');

/** Reads the stored search (XFER-09). */
export const readStoredSearch = (): TransferSearch | undefined =>
  searchOf(readStorageJson(storageKeys.transferSearch, 'local'));
