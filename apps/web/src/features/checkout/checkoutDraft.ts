import { type PaymentMethod, type PersonalInfo, paymentMethods } from '@aitours/domain/checkout';
import { enums, is, string, type } from 'superstruct';
import { readStorageJson, writeStorage, writeStorageJson } from '../../platform/storage.ts';

/** The part of the checkout form that is stored while the tab is open. It contains no card data (CHECKOUT-15). */
export interface CheckoutDraft extends PersonalInfo {
  readonly paymentMethod: PaymentMethod;
  readonly specialRequests: string;
}

const KEY = 'checkoutDraft';

const StoredDraft = type({
  owner: string(),
  firstName: string(),
  lastName: string(),
  email: string(),
  phone: string(),
  paymentMethod: enums(paymentMethods),
  specialRequests: string(),
});

/** Returns this user's stored entries, after a reload or a new sign-in. */
export function readDraft(owner: string): CheckoutDraft | undefined {
  const draft = readStorageJson(KEY, 'session');
  return is(draft, StoredDraft) && draft.owner === owner ? draft : undefined;
}

/** Stores exactly these fields and no others. */
export function storeDraft(owner: string, draft: CheckoutDraft): void {
  const { firstName, lastName, email, phone, paymentMethod, specialRequests } = draft;
  writeStorageJson(KEY, { owner, firstName, lastName, email, phone, paymentMethod, specialRequests }, 'session');
}

export const clearDraft = () => writeStorage(KEY, null, 'session');
