import { hasPasswordLength } from '@aitours/domain/session';
import { Button, Form, TextField } from '@aitours/ui';
import { useState } from 'react';
import { MailedLinkPage, type MailedLinkState } from '../../features/session/MailedLinkPage.tsx';
import { securityMessages } from '../../features/session/securityMessages.ts';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { messages } from './messages.ts';

export interface ResetPasswordViewProps {
  readonly is: MailedLinkState;
  readonly isBusy: boolean;
  /** The message of the last error, if it isn't the password's. */
  readonly error: string | undefined;
  /** Why the server rejected the password. */
  readonly passwordError: string | undefined;
  readonly onSave: (password: string) => void;
}

/** The form for a new password, and what became of it. */
export function ResetPasswordView({ is, ...form }: ResetPasswordViewProps) {
  return (
    <MailedLinkPage is={is} messages={messages}>
      <NewPasswordForm {...form} />
    </MailedLinkPage>
  );
}

function NewPasswordForm({ isBusy, error, passwordError, onSave }: Omit<ResetPasswordViewProps, 'is'>) {
  const [password, setPassword] = useState('');
  const [isOutOfRange, setOutOfRange] = useState(false);
  const submit = () => {
    setOutOfRange(!hasPasswordLength(password));
    if (hasPasswordLength(password)) onSave(password);
  };
  return (
    <Form
      label={messages.title}
      errors={{ new_password: isOutOfRange ? securityMessages.outOfRange : passwordError }}
      onSubmit={submit}
    >
      <AttemptError text={error} />
      <TextField
        name="new_password"
        type="password"
        label={securityMessages.newPassword}
        description={securityMessages.newPasswordHint}
        autoComplete="new-password"
        required
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" width="full" busy={isBusy}>
        {messages.save}
      </Button>
    </Form>
  );
}
