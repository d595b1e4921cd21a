import { normaliseDate, normaliseTime } from '@aitours/domain/dates';
import { isWithin } from '@aitours/domain/party';
import { storageKeys } from '@aitours/domain/session';
import type { TransferSearch, TransferSearchLimits } from '@aitours/domain/transfers';
import { is, nonempty, number, refine, string, type } from 'superstruct';
import { readStorageJson, writeStorageJson } from '../../platform/storage.ts';

const Search = type({
  pickupLocation: nonempty(string()),
  dropoffLocation: nonempty(string()),
  date: refine(string(), 'a day', (text) => normaliseDate(text) !== undefined),
  time: refine(string(), 'a time', (text) => normaliseTime(text) !== undefined),
  passengers: number(),
  luggage: number(),
});

/** Reads a search from navigation state (XFER-08). */
export const findSearch = (state: unknown, limits: TransferSearchLimits): TransferSearch | undefined =>
  is(state, Search) && isWithin(limits.passengers, state.passengers) && isWithin(limits.luggage, state.luggage)
    ? state
    : undefined;

/** Stores the last search, so that the results survive a reload or open directly (XFER-09). */
export const storeSearch = (search: TransferSearch) => writeStorageJson(storageKeys.transferSearch, search, 'local');

/** Reads the stored search (XFER-09). */
export const readStoredSearch = (limits: TransferSearchLimits): TransferSearch | undefined =>
  findSearch(readStorageJson(storageKeys.transferSearch, 'local'), limits);
