import type { Schema } from '@aitours/api-client';
import type { Buyer } from '@aitours/domain/checkout';
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { useClient } from '../../app/api.tsx';
import { type BookingDraft, GUEST, keepDraft, keptDraft } from './bookingDraft.ts';

export interface BookingEntries {
  /** What was typed, else what the profile says (GAP-80). */
  readonly values: Buyer;
  readonly change: (part: BookingDraft) => void;
}

/** What is filled in, kept while the tab is open. */
export function useBookingEntries(
  slug: string,
  { isSignedIn, userId }: { readonly isSignedIn: boolean; readonly userId: string | undefined },
): BookingEntries {
  const client = useClient();
  const owner = isSignedIn ? (userId ?? 'user') : GUEST;
  const { data: profile } = useSWR(isSignedIn ? `getMe ${owner}` : null, () => client.call('getMe'));
  const [draft, setDraft] = useState<BookingDraft>(() => keptDraft(slug, owner));
  const change = (part: BookingDraft) => setDraft((now) => ({ ...now, ...part }));
  useEffect(() => {
    if (Object.keys(draft).length > 0) keepDraft(slug, owner, draft);
  }, [slug, owner, draft]);
  return { values: { ...fromProfile(profile), ...draft }, change };
}

const fromProfile = (profile: Schema<'User'> | undefined): Buyer => ({
  firstName: profile?.first_name ?? '',
  lastName: profile?.last_name ?? '',
  email: profile?.email ?? '',
  phone: profile?.phone ?? '',
  specialRequests: '',
  paymentMethod: 'card',
});
