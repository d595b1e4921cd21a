import { type PaymentMethod, type PersonalInfo, paymentMethods } from '@aitours/domain/checkout';
import { enums, is, optional, string, type } from 'superstruct';

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
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? 'null');
    if (!is(kept, Kept) || (kept.owner !== owner && kept.owner !== GUEST)) return {};
    const { owner: _owner, ...draft } = kept;
    return draft;
  } catch {
    return {};
  }
}

export function keepDraft(slug: string, owner: string, draft: BookingDraft): void {
  try {
    sessionStorage.setItem(keyOf(slug), JSON.stringify({ ...draft, owner }));
  } catch {
    // A browser that keeps nothing keeps the entries as long as the page.
  }
}

export function forgetDraft(slug: string): void {
  try {
    sessionStorage.removeItem(keyOf(slug));
  } catch {
    // Nothing is kept here.
  }
}
