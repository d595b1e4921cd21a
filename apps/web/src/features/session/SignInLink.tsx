import { Banner, Button, Text } from '@aitours/ui';
import { useState } from 'react';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { signInLinkMessages as messages } from './signInLinkMessages.ts';
import { useAttempt } from './useAttempt.ts';

/** Offers a link by email where too many wrong passwords, perhaps of others, keep the user from signing in. */
export default function SignInLink({ email }: { readonly email: string }) {
  const client = useClient();
  const attempt = useAttempt(messages.requestFailed);
  const [sentTo, setSentTo] = useState<string>();
  const send = () =>
    attempt.run(async () => {
      setSentTo(undefined);
      await client.call('requestSignInLink', { body: { email } });
      setSentTo(email);
    });
  return (
    <>
      <Text>{messages.offer}</Text>
      <AttemptError text={attempt.error} />
      {sentTo && (
        <Banner tone="positive" announce="status">
          {messages.sent(sentTo)}
        </Banner>
      )}
      <Button tone="secondary" width="full" busy={attempt.isBusy} onClick={send}>
        {messages.send}
      </Button>
    </>
  );
}
