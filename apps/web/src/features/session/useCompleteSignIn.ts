import type { Schema } from '@aitours/api-client';
import { useClient } from '../../platform/api.tsx';
import { announceCartUpdated } from '../../platform/cartUpdated.ts';
import { forgetStalePendingBooking } from './pendingBooking.ts';

export interface SignInAnswer extends Schema<'TokenPair'> {
  /** The calls that answer it save asking for it. */
  readonly user?: Schema<'User'>;
}

/**
 * What follows every way of signing in: the tokens are kept, the user is known (AUTH-46), the guest's cart becomes the
 * user's (AUTH-36 to AUTH-38), and a transfer that waited too long is forgotten (AUTH-47). It does not fail: whoever has
 * the tokens is signed in.
 *
 * @returns takes the answer, and whether a one-time password brought it: then the tokens have two names (AUTH-33)
 */
export function useCompleteSignIn(): (answer: SignInAnswer, by?: 'otp') => Promise<void> {
  const client = useClient();
  return async ({ access, refresh, user }, by) => {
    client.session.signIn({ access, refresh }, { alsoUnderscored: by === 'otp' });
    forgetStalePendingBooking(new Date());
    client.session.setUser(user ?? (await client.call('getMe').catch(() => null)));
    const sessionKey = client.session.peekSessionKey();
    if (sessionKey !== null) {
      // A cart that could not be moved stays the guest's, and is moved the next time.
      await client.call('transferGuestCart', { body: { session_key: sessionKey } }).catch(() => undefined);
    }
    announceCartUpdated();
  };
}
