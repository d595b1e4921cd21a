import type { Schema } from '@aitours/api-client';
import { passesStaffGate } from '@aitours/domain/quirks';
import { useConfig } from '../../platform/api.tsx';
import { useMe } from '../../platform/useMe.ts';

export type StaffAccess =
  | { readonly is: 'loading' }
  /** Not signed in. */
  | { readonly is: 'guest' }
  /** Signed in, but not staff. */
  | { readonly is: 'denied' }
  | { readonly is: 'failed'; readonly retry: () => void }
  | { readonly is: 'granted'; readonly user: Schema<'User'> };

/**
 * Returns whether the dashboard is shown (STAFF-13, STAFF-15). This only decides the display: the server authorises
 * independently (QUIRK-02).
 */
export function useStaffAccess({
  isKnown,
  isSignedIn,
}: {
  readonly isKnown: boolean;
  readonly isSignedIn: boolean;
}): StaffAccess {
  const { staffEmailDomain } = useConfig();
  const { user, failure, mutate } = useMe(isSignedIn);
  if (isKnown && !isSignedIn) return { is: 'guest' };
  if (user) return passesStaffGate(user, staffEmailDomain) ? { is: 'granted', user } : { is: 'denied' };
  return failure === undefined ? { is: 'loading' } : { is: 'failed', retry: () => void mutate() };
}
