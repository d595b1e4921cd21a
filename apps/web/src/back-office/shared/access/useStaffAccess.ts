import { NetworkError, type Schema } from '@aitours/api-client';
import { passesStaffGate } from '@aitours/domain/quirks';
import { useConfig } from '../../../platform/api.tsx';
import { useMe } from '../../../platform/useMe.ts';

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
 *
 * @param worksOffline without a network, the user of the last sign-in or profile request counts
 */
export function useStaffAccess(
  {
    isKnown,
    isSignedIn,
    user: lastUser,
  }: { readonly isKnown: boolean; readonly isSignedIn: boolean; readonly user: Schema<'User'> | null },
  worksOffline = false,
): StaffAccess {
  const { staffEmailDomain } = useConfig();
  const { user: loaded, failure, mutate } = useMe(isSignedIn);
  const user = loaded ?? (worksOffline && failure instanceof NetworkError && lastUser ? lastUser : undefined);
  if (isKnown && !isSignedIn) return { is: 'guest' };
  if (user) return passesStaffGate(user, staffEmailDomain) ? { is: 'granted', user } : { is: 'denied' };
  return failure === undefined ? { is: 'loading' } : { is: 'failed', retry: () => void mutate() };
}
