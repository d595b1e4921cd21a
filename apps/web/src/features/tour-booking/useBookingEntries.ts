import type { Buyer } from '@aitours/domain/checkout';
import { useEffect, useState } from 'react';
import { toPersonalInfo } from '../../platform/personalInfo.ts';
import { useMe } from '../../platform/useMe.ts';
import { type BookingDraft, GUEST, readDraft, storeDraft } from './bookingDraft.ts';

export interface BookingEntries {
  /** The user's id, or that of guests. */
  readonly owner: string;
  /** The entries, else the profile's values (GAP-80). */
  readonly values: Buyer;
  /** Of the user's first booking; 0: none. */
  readonly discountPercent: number;
  /** The promo code that was applied; null: none. */
  readonly promoCode: string | null;
  readonly change: (part: BookingDraft) => void;
}

/** Manages the entries, stored while the tab is open. */
export function useBookingEntries(slug: string, isSignedIn: boolean): BookingEntries {
  const me = useMe(isSignedIn);
  const owner = me.owner ?? GUEST;
  const [draft, setDraft] = useState<BookingDraft>(() => readDraft(slug, owner));
  const change = (part: BookingDraft) => setDraft((now) => ({ ...now, ...part }));
  useEffect(() => {
    if (Object.keys(draft).length > 0) storeDraft(slug, owner, draft);
  }, [slug, owner, draft]);
  const discountPercent = me.user?.first_booking_discount ?? 0;
  const { promoCode = null, ...buyer } = draft;
  return {
    owner,
    discountPercent,
    promoCode,
    values: { ...toPersonalInfo(me.user), specialRequests: '', paymentMethod: 'card', ...buyer },
    change,
  };
}
