import { storageKeys } from '@aitours/domain/session';
import type { TransferSearch } from '@aitours/domain/transfers';
import { is, number, string, type, unknown } from 'superstruct';
import { readStorageJson, writeStorage, writeStorageJson } from '../../platform/storage.ts';
import { isVehicle, type Vehicle } from './vehicle.ts';

/** The selected vehicle and the search that found it (XFER-11). */
export interface Choice {
  readonly vehicle: Vehicle;
  readonly search: TransferSearch;
}

/** The stored fields of a search; whether it can be booked is validated later. */
export const searchShape = {
  pickupLocation: string(),
  dropoffLocation: string(),
  date: string(),
  time: string(),
  passengers: number(),
  luggage: number(),
};

const Shape = type({
  vehicle: unknown(),
  search: type(searchShape),
});

/** Reads a choice from navigation state. */
export function findChoice(state: unknown): Choice | undefined {
  if (!is(state, Shape) || !isVehicle(state.vehicle)) return undefined;
  return { vehicle: state.vehicle, search: state.search };
}

/** Stores the choice, so that /booking survives a reload. Without storage, only navigation state holds it. */
export const storeChoice = (choice: Choice) => writeStorageJson(storageKeys.transferChoice, choice, 'local');

export const readStoredChoice = (): Choice | undefined =>
  findChoice(readStorageJson(storageKeys.transferChoice, 'local'));

/** Deletes the stored choice after booking. */
export const clearChoice = () => writeStorage(storageKeys.transferChoice, null, 'local');
