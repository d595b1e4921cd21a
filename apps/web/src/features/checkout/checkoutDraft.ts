import { type PaymentMethod, type PersonalInfo, paymentMethods } from '@aitours/domain/checkout';
import { enums, is, string, type } from 'superstruct';

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
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return is(kept, Kept) && kept.owner === owner ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps exactly these fields: whatever else a form may hold stays out. */
export function keepDraft(owner: string, draft: CheckoutDraft): void {
  const { firstName, lastName, email, phone, paymentMethod, specialRequests } = draft;
  const kept = { owner, firstName, lastName, email, phone, paymentMethod, specialRequests };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing keeps the form as long as the page.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing is kept here.
  }
}
