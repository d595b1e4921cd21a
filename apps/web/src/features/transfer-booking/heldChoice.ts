import { clientKeys } from '@aitours/domain/session';
import type { TransferSearch } from '@aitours/domain/transfers';
import { is, number, string, type, unknown } from 'superstruct';
import { readStorageJson, writeStorage, writeStorageJson } from '../../platform/storage.ts';
import { isVehicle, type Vehicle } from './vehicle.ts';

/** The vehicle that was selected, and the search it was found by (XFER-11). */
export interface Choice {
  readonly vehicle: Vehicle;
  readonly search: TransferSearch;
}

/** What is kept of a search: whether it can be booked is judged later. */
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

/** A choice from a navigation's state, or nothing if it is none. */
export function choiceOf(state: unknown): Choice | undefined {
  if (!is(state, Shape) || !isVehicle(state.vehicle)) return undefined;
  return { vehicle: state.vehicle, search: state.search };
}

/** Keeps the choice for a reload of /booking. Where nothing can be kept, the navigation's state carries it alone. */
export const keepChoice = (choice: Choice) => writeStorageJson(clientKeys.transferChoice, choice, 'local');

export const keptChoice = (): Choice | undefined => choiceOf(readStorageJson(clientKeys.transferChoice, 'local'));

/** It is booked. */
export const forgetChoice = () => writeStorage(clientKeys.transferChoice, null, 'local');
