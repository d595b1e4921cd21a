import type { Schema } from '@aitours/api-client';
import { useClient } from '../../platform/api.tsx';
import { announceCartUpdated } from '../../platform/cartUpdated.ts';
import { deleteExpiredPendingBooking } from './pendingBooking.ts';

export interface SignInResponse extends Schema<'TokenPair'> {
  /** Present when the response contains it; saves a request. */
  readonly user?: Schema<'User'>;
}

/**
 * Completes every way of signing in: stores the tokens, sets the user (AUTH-46), merges the guest's cart (AUTH-36 to
 * AUTH-38) and deletes an expired transfer booking (AUTH-47). It never fails: a user with tokens is signed in.
 *
 * @returns a function of the response and how it was obtained: after a one-time password the tokens are stored under
 * two names (AUTH-33)
 */
export function useCompleteSignIn(): (result: SignInResponse, by?: 'otp') => Promise<void> {
  const client = useClient();
  return async ({ access, refresh, user }, by) => {
    client.session.signIn({ access, refresh }, { alsoUnderscored: by === 'otp' });
    deleteExpiredPendingBooking(new Date());
    client.session.setUser(user ?? (await client.call('getMe').catch(() => null)));
    const sessionKey = client.session.peekSessionKey();
    if (sessionKey !== null) {
      // A cart that could not be merged stays the guest's, and is merged at the next sign-in.
      await client.call('transferGuestCart', { body: { session_key: sessionKey } }).catch(() => undefined);
    }
    announceCartUpdated();
  };
}
