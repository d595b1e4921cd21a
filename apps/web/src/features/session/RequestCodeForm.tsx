import { sessionMessages } from '@aitours/domain/messages';
import { isEmail } from '@aitours/domain/session';
import { Banner, Button, Form, Stack, Text, TextField } from '@aitours/ui';
import { useState } from 'react';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { authMessages } from './messages.ts';
import { useAttempt } from './useAttempt.ts';

export interface RequestCodeFormProps {
  readonly onSent: (email: string) => void;
  readonly onSignIn: () => void;
}

/**
 * Requests a one-time password, which signs in a user who has forgotten the password, or a link to set a new one.
 */
export function RequestCodeForm({ onSent, onSignIn }: RequestCodeFormProps) {
  const { attempt, text, setText, error, linkSentTo, sendCode, sendLink } = useRequestCode(onSent);
  return (
    <Stack gap="medium">
      <Text>{authMessages.requestCodeHint}</Text>
      <Form label={authMessages.titles.requestCode} errors={{ email: error }} onSubmit={sendCode}>
        <AttemptError text={attempt.error} />
        {linkSentTo && (
          <Banner tone="positive" announce="status">
            {authMessages.linkSent(linkSentTo)}
          </Banner>
        )}
        <TextField
          type="email"
          name="email"
          label={authMessages.email}
          autoComplete="username"
          autoFocus
          required
          value={text}
          onChange={setText}
        />
        <Button type="submit" width="full" busy={attempt.isBusy}>
          {authMessages.requestCode}
        </Button>
        <Button tone="secondary" width="full" busy={attempt.isBusy} onClick={sendLink}>
          {authMessages.requestLink}
        </Button>
      </Form>
      <Button tone="quiet" onClick={onSignIn}>
        {authMessages.toPassword}
      </Button>
    </Stack>
  );
}

function useRequestCode(onSent: RequestCodeFormProps['onSent']) {
  const client = useClient();
  const attempt = useAttempt(sessionMessages.authenticationFailed);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [linkSentTo, setLinkSentTo] = useState<string>();
  const email = text.trim();

  const request = (send: () => Promise<void>) => {
    setLinkSentTo(undefined);
    attempt.clear();
    setError(email === '' ? authMessages.missing.email : isEmail(email) ? undefined : authMessages.emailInvalid);
    if (isEmail(email)) attempt.run(send);
  };
  const sendCode = () =>
    request(async () => {
      await client.call('sendOtp', { body: { email } });
      onSent(email);
    });
  const sendLink = () =>
    request(async () => {
      await client.call('requestPasswordReset', { body: { email } });
      setLinkSentTo(email);
    });
  return { attempt, text, setText, error, linkSentTo, sendCode, sendLink };
}
