import { sessionMessages } from '@aitours/domain/messages';
import { Button, Stack } from '@aitours/ui';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient, useConfig } from '../../platform/api.tsx';
import * as styles from './GoogleChoice.css.ts';
import { describeGoogleFailure } from './googleFailure.ts';
import { authMessages } from './messages.ts';
import { getRegistrationProof } from './registrationKey.ts';
import type { SignInResponse } from './requestCode.ts';
import { useAttempt } from './useAttempt.ts';
import { useCompleteSignIn } from './useCompleteSignIn.ts';
import { useGoogleButton } from './useGoogleButton.ts';

export interface GoogleChoiceProps {
  readonly onSignedIn: () => void;
}

/** Google in the dialog, where a client id is configured (AUTH-05, AUTH-15 to AUTH-18, GAP-07). */
export function GoogleChoice(props: GoogleChoiceProps) {
  return useConfig().googleClientId !== '' && <Choice {...props} />;
}

/** Our own button shows until Google's has loaded. */
function Choice({ onSignedIn }: GoogleChoiceProps) {
  const client = useClient();
  const complete = useCompleteSignIn();
  const attempt = useAttempt(sessionMessages.googleFailed, describeGoogleFailure);
  const google = useGoogleButton((id_token) =>
    attempt.run(async () => {
      if (!id_token) throw new Error('Google returned no token');
      await complete(client.call('googleSignIn', { body: { id_token, ...getRegistrationProof() } }).then(requirePair));
      onSignedIn();
    }),
  );

  return (
    <Stack gap="small">
      <p className={styles.or}>{authMessages.or}</p>
      <AttemptError text={attempt.error} />
      <div>
        <div ref={google.frame} className={styles.frame} />
        {!google.isShown && (
          <Button tone="secondary" width="full" busy={attempt.isBusy} onClick={() => attempt.run(google.show)}>
            {authMessages.google}
          </Button>
        )}
      </div>
    </Stack>
  );
}

/** A response with status 200 may still report an error (AUTH-17). */
function requirePair(result: SignInResponse): SignInResponse {
  if (!result.access || !result.refresh) throw new Error('No tokens in the response');
  return result;
}
