import { Button, Dialog, Form, Text, TextField } from '@aitours/ui';
import { useEffect, useId, useState } from 'react';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { signInWithPasskey } from './passkeys.ts';
import type { SignInResponse } from './requestCode.ts';
import { secondFactorMessages as messages } from './secondFactorMessages.ts';
import { useAttempt } from './useAttempt.ts';

interface SecondFactorDialogProps {
  /** From the problem `second-factor-required`. */
  readonly challenge: string;
  readonly onSignedIn: (response: SignInResponse) => void;
  readonly onClose: () => void;
}

/** Completes a sign-in with a code of the authenticator app, or a recovery code; or signs in with a passkey. */
export default function SecondFactorDialog({ challenge, onSignedIn, onClose }: SecondFactorDialogProps) {
  const client = useClient();
  const attempt = useAttempt(messages.verifyFailed);
  const [code, setCode] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useId();
  // Not by `autoFocus`: a dialog below takes the focus back from an element that gains it before this one is registered.
  useEffect(() => document.getElementById(field)?.focus(), [field]);
  const submit = () => {
    attempt.clear();
    setMissing(code.trim() === '');
    if (code.trim() === '') return;
    attempt.run(async () => onSignedIn(await client.call('verifySecondFactor', { body: { challenge, code } })));
  };
  return (
    <Dialog open size="small" title={messages.dialogTitle} onClose={onClose} dismissable={!attempt.isBusy}>
      <Form
        label={messages.dialogTitle}
        errors={{ code: isMissing ? messages.codeMissing : undefined }}
        onSubmit={submit}
      >
        <Text>{messages.dialogHint}</Text>
        <AttemptError text={attempt.error} />
        <TextField
          id={field}
          name="code"
          label={messages.code}
          autoComplete="one-time-code"
          required
          value={code}
          onChange={setCode}
        />
        <Button type="submit" width="full" busy={attempt.isBusy}>
          {messages.verify}
        </Button>
        <Button
          tone="secondary"
          width="full"
          busy={attempt.isBusy}
          onClick={() => attempt.run(async () => onSignedIn(await signInWithPasskey(client)))}
        >
          {messages.usePasskey}
        </Button>
      </Form>
    </Dialog>
  );
}
