import { type CruiseRequest, cruisePayments, emptyCruiseRequest, fitsAboard } from '@aitours/domain/cruise';
import { clientKeys } from '@aitours/domain/session';
import { enums, is, number, string, type } from 'superstruct';

const Kept = type({
  name: string(),
  mobile: string(),
  email: string(),
  guests: number(),
  date: string(),
  message: string(),
  payment: enums(cruisePayments),
});

/** What was filled in before, as far as it fits this ship (CRUISE-11). */
export function keptRequest(capacity: number): CruiseRequest {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(clientKeys.cruiseRequest) ?? 'null');
    if (!is(kept, Kept)) return emptyCruiseRequest;
    return fitsAboard(kept.guests, capacity) ? kept : { ...kept, guests: emptyCruiseRequest.guests };
  } catch {
    return emptyCruiseRequest;
  }
}

export function keepRequest(request: CruiseRequest): void {
  try {
    localStorage.setItem(clientKeys.cruiseRequest, JSON.stringify(request));
  } catch {
    // A browser that keeps nothing keeps the form as long as the page.
  }
}
