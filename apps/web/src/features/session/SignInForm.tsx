import { sessionMessages } from '@aitours/domain/messages';
import { Button, Stack } from '@aitours/ui';
import { useClient } from '../../platform/api.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { GoogleChoice } from './GoogleChoice.tsx';
import { authMessages } from './messages.ts';
import { SignInChoice } from './SignInChoice.tsx';
import { useAttempt } from './useAttempt.ts';
import { useCompleteSignIn } from './useCompleteSignIn.ts';
import { usePasskeySignIn } from './usePasskeySignIn.ts';

export interface SignInFormProps {
  readonly onSignedIn: () => void;
  readonly onCreateAccount: () => void;
  readonly onForgotPassword: () => void;
}

/** The Sign In form of the dialog (AUTH-06, AUTH-13). */
export function SignInForm({ onSignedIn, onCreateAccount, onForgotPassword }: SignInFormProps) {
  const client = useClient();
  const complete = useCompleteSignIn();
  const attempt = useAttempt(sessionMessages.authenticationFailed);
  return (
    <Stack gap="medium">
      <CredentialsForm
        hasInitialFocus
        isBusy={attempt.isBusy}
        error={attempt.error}
        isLimited={attempt.isLimited}
        onForgotPassword={onForgotPassword}
        onSubmit={({ email, password }) =>
          attempt.run(async () => {
            await complete(client.call('createToken', { body: { username: email, password } }));
            onSignedIn();
          })
        }
      />
      <SignInChoice {...usePasskeySignIn(onSignedIn)} label={authMessages.passkey} />
      <GoogleChoice onSignedIn={onSignedIn} />
      <Button tone="quiet" onClick={onCreateAccount}>
        {authMessages.toCreateAccount}
      </Button>
    </Stack>
  );
}
