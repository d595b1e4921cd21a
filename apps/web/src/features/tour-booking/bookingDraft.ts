import { type PaymentMethod, type PersonalInfo, paymentMethods } from '@aitours/domain/checkout';
import { enums, is, optional, string, type } from 'superstruct';
import { readStorageJson, writeStorage, writeStorageJson } from '../../platform/storage.ts';

/** What somebody has typed into the booking dialog; what is absent comes from the profile (GAP-80). No card is asked for. */
export interface BookingDraft extends Partial<PersonalInfo> {
  readonly specialRequests?: string;
  readonly paymentMethod?: PaymentMethod;
}

/** Who isn't signed in. */
export const GUEST = 'guest';

const keyOf = (slug: string): string => `tourBooking ${slug}`;

const Kept = type({
  owner: string(),
  firstName: optional(string()),
  lastName: optional(string()),
  email: optional(string()),
  phone: optional(string()),
  specialRequests: optional(string()),
  paymentMethod: optional(enums(paymentMethods)),
});

/**
 * What was typed before a reload or before signing in (TOUR-40). What a guest typed belongs to whoever signs in then;
 * what a user typed, to that user alone.
 */
export function keptDraft(slug: string, owner: string): BookingDraft {
  const before = readStorageJson(keyOf(slug), 'session');
  if (!is(before, Kept) || (before.owner !== owner && before.owner !== GUEST)) return {};
  const { owner: _owner, ...draft } = before;
  return draft;
}

export const keepDraft = (slug: string, owner: string, draft: BookingDraft) =>
  writeStorageJson(keyOf(slug), { ...draft, owner }, 'session');

export const forgetDraft = (slug: string) => writeStorage(keyOf(slug), null, 'session');
