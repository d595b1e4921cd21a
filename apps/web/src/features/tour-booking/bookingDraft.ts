import { type PaymentMethod, type PersonalInfo, paymentMethods } from '@aitours/domain/checkout';
import { enums, is, optional, string, type } from 'superstruct';
import { readStorageJson, writeStorage, writeStorageJson } from '../../platform/storage.ts';

/** Entries of the booking dialog; absent ones come from the profile (GAP-80). It has no card data. */
export interface BookingDraft extends Partial<PersonalInfo> {
  readonly specialRequests?: string;
  readonly paymentMethod?: PaymentMethod;
  readonly promoCode?: string | undefined;
}

/** Owner of a guest's draft. */
export const GUEST = 'guest';

const getKey = (slug: string): string => `tourBooking ${slug}`;

const Stored = type({
  owner: string(),
  firstName: optional(string()),
  lastName: optional(string()),
  email: optional(string()),
  phone: optional(string()),
  specialRequests: optional(string()),
  paymentMethod: optional(enums(paymentMethods)),
  promoCode: optional(string()),
});

/**
 * Returns the stored entries after a reload or sign-in (TOUR-40). A guest's draft passes to the user who signs in; a
 * user's draft belongs to that user only.
 */
export function readDraft(slug: string, owner: string): BookingDraft {
  const before = readStorageJson(getKey(slug), 'session');
  if (!is(before, Stored) || (before.owner !== owner && before.owner !== GUEST)) return {};
  const { owner: _owner, ...draft } = before;
  return draft;
}

export const storeDraft = (slug: string, owner: string, draft: BookingDraft) =>
  writeStorageJson(getKey(slug), { ...draft, owner }, 'session');

export const clearDraft = (slug: string) => writeStorage(getKey(slug), null, 'session');
