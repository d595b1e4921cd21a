import type { Schema } from '@aitours/api-client';
import { passesStaffGate } from '@aitours/domain/quirks';
import { useConfig } from '../../platform/api.tsx';
import { useMe } from '../../platform/useMe.ts';

export type StaffAccess =
  | { readonly is: 'loading' }
  /** Nobody is signed in. */
  | { readonly is: 'guest' }
  /** Somebody who isn't staff is. */
  | { readonly is: 'refused' }
  | { readonly is: 'failed'; readonly retry: () => void }
  | { readonly is: 'granted'; readonly user: Schema<'User'> };

/**
 * Whether the dashboard shows itself (STAFF-13, STAFF-15). It only decides what is shown: the server decides for itself
 * what it answers (QUIRK-02).
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
  if (user) return passesStaffGate(user, staffEmailDomain) ? { is: 'granted', user } : { is: 'refused' };
  return failure === undefined ? { is: 'loading' } : { is: 'failed', retry: () => void mutate() };
}
