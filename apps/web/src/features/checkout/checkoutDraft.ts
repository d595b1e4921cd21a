import { type PaymentMethod, type PersonalInfo, paymentMethods } from '@aitours/domain/checkout';
import { enums, is, string, type } from 'superstruct';
import { readStorageJson, writeStorage, writeStorageJson } from '../../platform/storage.ts';

/** What is kept of a checkout's form while its tab is open. Card data is no part of it (CHECKOUT-15). */
export interface CheckoutDraft extends PersonalInfo {
  readonly paymentMethod: PaymentMethod;
  readonly specialRequests: string;
}

const KEY = 'checkoutDraft';

const Kept = type({
  owner: string(),
  firstName: string(),
  lastName: string(),
  email: string(),
  phone: string(),
  paymentMethod: enums(paymentMethods),
  specialRequests: string(),
});

/** What this user had filled in before a reload, or before signing in anew. */
export function keptDraft(owner: string): CheckoutDraft | undefined {
  const draft = readStorageJson(KEY, 'session');
  return is(draft, Kept) && draft.owner === owner ? draft : undefined;
}

/** Keeps exactly these fields: whatever else a form may hold stays out. */
export function keepDraft(owner: string, draft: CheckoutDraft): void {
  const { firstName, lastName, email, phone, paymentMethod, specialRequests } = draft;
  writeStorageJson(KEY, { owner, firstName, lastName, email, phone, paymentMethod, specialRequests }, 'session');
}

export const forgetDraft = () => writeStorage(KEY, null, 'session');
