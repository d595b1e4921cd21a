import { type CruiseRequest, cruisePayments, emptyCruiseRequest, fitsAboard } from '@aitours/domain/cruise';
import { storageKeys } from '@aitours/domain/session';
import { enums, is, number, string, type } from 'superstruct';
import { readStorageJson, writeStorageJson } from '../../platform/storage.ts';

const Stored = type({
  name: string(),
  mobile: string(),
  email: string(),
  guests: number(),
  date: string(),
  message: string(),
  payment: enums(cruisePayments),
});

/** Returns the stored request as far as it is valid for this ship (CRUISE-11). */
export function readStoredRequest(capacity: number): CruiseRequest {
  const before = readStorageJson(storageKeys.cruiseRequest, 'local');
  if (!is(before, Stored)) return emptyCruiseRequest;
  return fitsAboard(before.guests, capacity) ? before : { ...before, guests: emptyCruiseRequest.guests };
}

export const storeRequest = (request: CruiseRequest) => writeStorageJson(storageKeys.cruiseRequest, request, 'local');
