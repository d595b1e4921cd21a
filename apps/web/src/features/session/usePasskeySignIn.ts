import { useClient } from '../../platform/api.tsx';
import { authMessages } from './messages.ts';
import type { SignInChoiceState } from './SignInChoice.tsx';
import { useAttempt } from './useAttempt.ts';
import { useCompleteSignIn } from './useCompleteSignIn.ts';

/** Signs in with a passkey. The first click loads the code for it. */
export function usePasskeySignIn(onSignedIn: () => void): SignInChoiceState {
  const client = useClient();
  const complete = useCompleteSignIn();
  const { isBusy, error, run } = useAttempt(authMessages.passkeyFailed);
  const signIn = () =>
    run(async () => {
      const { signInWithPasskey } = await import('./passkeys.ts');
      await complete(signInWithPasskey(client));
      onSignedIn();
    });
  return { isBusy, error, signIn };
}
