import { Button, Dialog, Stack, Text } from '@aitours/ui';
import { useState } from 'react';
import { useAttempt } from '../../features/session/useAttempt.ts';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { staffMessages as messages } from './staffMessages.ts';

export interface SecondFactorResetProps {
  readonly email: string;
  /** @param text says what has been done */
  readonly onDone: (text: string) => void;
}

/** Removes the second factor of a colleague who has lost it, after a confirmation. */
export function SecondFactorReset({ email, onDone }: SecondFactorResetProps) {
  const client = useClient();
  const attempt = useAttempt(messages.secondFactorFailed);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    attempt.clear();
    setAsking(false);
  };
  const reset = () =>
    attempt.run(async () => {
      await client.call('resetSecondFactor', { body: { email } });
      onDone(messages.secondFactorRemoved(email));
    });
  return (
    <>
      <Button tone="secondary" width="full" onClick={() => setAsking(true)}>
        {messages.removeSecondFactor}
      </Button>
      <Dialog
        open={isAsking}
        size="small"
        title={messages.removeSecondFactorTitle}
        onClose={close}
        dismissable={!attempt.isBusy}
      >
        <Stack>
          <Text>{messages.removeSecondFactorHint(email)}</Text>
          <AttemptError text={attempt.error} />
          <Button tone="danger" width="full" busy={attempt.isBusy} onClick={reset}>
            {messages.removeSecondFactor}
          </Button>
          <Button tone="secondary" width="full" onClick={close}>
            {messages.keepSecondFactor}
          </Button>
        </Stack>
      </Dialog>
    </>
  );
}
