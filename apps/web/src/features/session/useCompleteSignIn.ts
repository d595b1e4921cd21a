import { isProblem } from '@aitours/api-client';
import { useClient } from '../../platform/api.tsx';
import { announceCartMerged } from '../../platform/cartMerged.ts';
import { announceCartUpdated } from '../../platform/cartUpdated.ts';
import { deleteExpiredPendingBooking } from './pendingBooking.ts';
import { type SignInResponse, useRequestCode } from './requestCode.ts';

/**
 * Completes every way of signing in: requests the code of a second factor, stores the tokens, sets the user (AUTH-46),
 * merges the guest's cart (AUTH-36 to AUTH-38) and deletes an expired transfer booking (AUTH-47). It fails if the request
 * does; once there are tokens, the user is signed in whatever else fails.
 *
 * @returns a function of the request and how it was obtained: after a one-time password the tokens are stored under
 * two names (AUTH-33)
 */
export function useCompleteSignIn(): (request: Promise<SignInResponse>, by?: 'otp') => Promise<void> {
  const client = useClient();
  const requestCode = useRequestCode();
  const complete = async (problem: unknown): Promise<SignInResponse> => {
    const response = isProblem(problem, 'second-factor-required') ? await requestCode(problem.challenge) : null;
    if (response === null) throw problem;
    return response;
  };
  return async (request, by) => {
    const { access, refresh, user } = await request.catch(complete);
    client.session.signIn({ access, refresh }, { alsoUnderscored: by === 'otp' });
    deleteExpiredPendingBooking(new Date());
    client.session.setUser(user ?? (await client.call('getMe').catch(() => null)));
    const sessionKey = client.session.peekSessionKey();
    if (sessionKey !== null) {
      // A cart that could not be merged stays the guest's, and is merged at the next sign-in.
      const cart = await client.call('transferGuestCart', { body: { session_key: sessionKey } }).catch(() => undefined);
      if (cart) announceCartMerged(cart);
    }
    announceCartUpdated();
  };
}
