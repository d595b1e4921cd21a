import type { Schema } from '@aitours/api-client';
import { Banner, Button, Dialog, Form, Stack, Text, TextField } from '@aitours/ui';
import { useState } from 'react';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { accountMessages as messages } from './accountMessages.ts';
import { type Attempt, useAttempt } from './useAttempt.ts';

interface DeleteAccountDialogProps {
  readonly user: Schema<'User'>;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Deletes the account after the password, or a code by email. */
export default function DeleteAccountDialog({ user, onClose, onDeleted }: DeleteAccountDialogProps) {
  const client = useClient();
  const [isSent, setSent] = useState(false);
  const proof = isSent ? 'code' : 'password';
  const attempt = useAttempt(messages.deleteFailed, undefined, [proof]);

  const sendCode = () =>
    attempt.run(async () => {
      await client.call('sendOtp', { body: { email: user.email } });
      setSent(true);
    });
  const deleteAccount = (text: string) =>
    attempt.run(async () => {
      await client.call('deleteAccount', { body: { [proof]: text } });
      onDeleted();
    });
  return (
    <Dialog open size="small" title={messages.dialogTitle} onClose={onClose} dismissable={!attempt.isBusy}>
      <Stack gap="medium">
        <Text strong>{messages.cannotBeUndone}</Text>
        <AttemptError text={attempt.error} />
        {isSent && (
          <Banner tone="positive" announce="status">
            {messages.codeSent(user.email)}
          </Banner>
        )}
        {isSent || user.has_password ? (
          <ProofForm key={proof} proof={proof} attempt={attempt} onSubmit={deleteAccount} />
        ) : (
          <Text>{messages.codeHint(user.email)}</Text>
        )}
        {!isSent && (
          <Button tone={user.has_password ? 'quiet' : 'primary'} busy={attempt.isBusy} onClick={sendCode}>
            {user.has_password ? messages.useCode : messages.sendCode}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
}

interface ProofFormProps {
  readonly proof: keyof typeof fields;
  readonly attempt: Attempt;
  readonly onSubmit: (text: string) => void;
}

const fields = {
  password: { type: 'password', label: messages.password, autoComplete: 'current-password' },
  code: { label: messages.code, inputMode: 'numeric', autoComplete: 'one-time-code' },
} as const;

function ProofForm({ proof, attempt, onSubmit }: ProofFormProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    attempt.clear();
    const isMissing = text.trim() === '';
    setError(isMissing ? messages[`${proof}Missing`] : undefined);
    if (!isMissing) onSubmit(proof === 'code' ? text.replaceAll(/\s/g, '') : text);
  };
  return (
    <Form label={messages.deletion} errors={{ [proof]: error ?? attempt.fieldErrors[proof] }} onSubmit={submit}>
      <TextField {...fields[proof]} name={proof} autoFocus required value={text} onChange={setText} />
      <Button type="submit" tone="danger" width="full" busy={attempt.isBusy}>
        {messages.confirm}
      </Button>
    </Form>
  );
}
