import { sessionMessages } from '@aitours/domain/messages';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { getRegistrationProof } from '../../features/session/registrationKey.ts';
import { useAuthDialog } from '../../features/session/SessionProvider.tsx';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { useCompleteSignIn } from '../../features/session/useCompleteSignIn.ts';
import { usePasskeySignIn } from '../../features/session/usePasskeySignIn.ts';
import { useClient, useConfig } from '../../platform/api.tsx';
import { loadGoogleIdentity, requestAccessToken } from '../../platform/google/googleIdentity.ts';
import { paths } from '../../platform/paths.ts';
import type { AuthViewProps } from './Auth.view.tsx';
import { useLeaveSignedIn } from './useLeaveSignedIn.ts';

/**
 * Manages the sign-in page: by password (AUTH-23, AUTH-25), by a passkey, by Google (AUTH-24,
 * AUTH-26 to AUTH-28), then the redirect.
 */
export function useAuthPage(): AuthViewProps {
  const client = useClient();
  const [, navigate] = useLocation();
  const { open } = useAuthDialog();
  const complete = useCompleteSignIn();
  const leave = useLeaveSignedIn();
  const password = useAttempt(sessionMessages.loginFailed);
  const google = useGoogleAttempt(leave);

  return {
    password,
    passkey: usePasskeySignIn(leave),
    google: google.isConfigured ? google : undefined,
    onPassword: (credentials) =>
      password.run(async () => {
        await complete(client.call('loginUser', { body: credentials }));
        leave();
      }),
    onCreateAccount: () => open('createAccount', { onSignedIn: leave }),
    onForgotPassword: () => open('requestCode', { onSignedIn: leave }),
    onBack: () => (history.length > 1 ? history.back() : navigate(paths.home)),
  };
}

/**
 * Google's popup on the sign-in page. Its script is preloaded, because browsers open a popup only right after a click.
 */
function useGoogleAttempt(onSignedIn: () => void) {
  const client = useClient();
  const { googleClientId } = useConfig();
  const isConfigured = googleClientId !== '';
  const notify = useNotify();
  const complete = useCompleteSignIn();
  const attempt = useAttempt(sessionMessages.socialFailed, googleFailure);

  useEffect(() => {
    if (isConfigured) loadGoogleIdentity().catch(ignoreError);
  }, [isConfigured]);

  const signIn = () =>
    attempt.run(async () => {
      const google = await loadGoogleIdentity().catch(() => {
        throw new GoogleNotLoaded();
      });
      const access_token = await requestAccessToken(google, googleClientId);
      const body = { provider: 'google', access_token, ...getRegistrationProof() } as const;
      await complete(client.call('socialAuth', { body }));
      notify('success', sessionMessages.socialSucceeded);
      onSignedIn();
    });
  return { ...attempt, signIn, isConfigured };
}

class GoogleNotLoaded extends Error {}

/** Fixed messages for any response (AUTH-26, AUTH-27). */
const googleFailure = (failure: unknown, fallback: string): string =>
  failure instanceof GoogleNotLoaded ? sessionMessages.googleNotLoaded : fallback;

/** No error before the user has submitted the form. */
const ignoreError = () => undefined;
