import { normaliseDate, normaliseTime } from '@aitours/domain/dates';
import { isWithin } from '@aitours/domain/party';
import { clientKeys } from '@aitours/domain/session';
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

/** A search from a navigation's state (XFER-08), or nothing if it is none. */
export const searchOf = (state: unknown): TransferSearch | undefined => (is(state, Search) ? state : undefined);

/** Keeps the last search for a reload or a direct opening of the results (XFER-09). */
export const keepSearch = (search: TransferSearch) => writeStorageJson(clientKeys.transferSearch, search, 'local');

/** The search that was kept (XFER-09). */
export const keptSearch = (): TransferSearch | undefined =>
  searchOf(readStorageJson(clientKeys.transferSearch, 'local'));
