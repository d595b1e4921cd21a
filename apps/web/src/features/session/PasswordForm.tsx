import { hasPasswordLength } from '@aitours/domain/session';
import { Button, Form, Text, TextField } from '@aitours/ui';
import { useState } from 'react';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { useMe } from '../../platform/useMe.ts';
import { useReloadOf } from '../../platform/useReloadOf.ts';
import { securityMessages as messages } from './securityMessages.ts';
import { useAttempt } from './useAttempt.ts';

export interface PasswordFormProps {
  /** Whether the account has a password, which a change then requires. */
  readonly hasPassword: boolean;
  readonly onChanged: () => void;
}

const empty = { current_password: '', new_password: '' };

/** Changes or sets the user's password; the session continues in this browser. */
export function PasswordForm(props: PasswordFormProps) {
  const { hasPassword } = props;
  const { attempt, errors, submit, field } = usePasswordForm(props);
  return (
    <Form label={messages.password} errors={errors} onSubmit={submit}>
      {!hasPassword && <Text>{messages.noPassword}</Text>}
      <AttemptError text={attempt.error} />
      {hasPassword && (
        <TextField {...field('current_password')} label={messages.currentPassword} autoComplete="current-password" />
      )}
      <TextField
        {...field('new_password')}
        label={messages.newPassword}
        description={messages.newPasswordHint}
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" tone="secondary" width="phone" busy={attempt.isBusy}>
          {hasPassword ? messages.change : messages.set}
        </Button>
      </div>
    </Form>
  );
}

function usePasswordForm({ hasPassword, onChanged }: PasswordFormProps) {
  const client = useClient();
  const { mutate } = useMe(true);
  const reloadDevices = useReloadOf('listDevices');
  const attempt = useAttempt(messages.changeFailed, undefined, Object.keys(empty));
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Partial<typeof empty>>({});
  const field = (name: keyof typeof empty) => ({
    name,
    type: 'password' as const,
    required: true,
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });

  const submit = () => {
    const { current_password, new_password } = values;
    const found = {
      ...(hasPassword && current_password === '' && { current_password: messages.currentMissing }),
      ...(!hasPasswordLength(new_password) && { new_password: messages.outOfRange }),
    };
    setErrors(found);
    attempt.clear();
    if (Object.keys(found).length > 0) return;
    attempt.run(async () => {
      const body = hasPassword ? values : { new_password };
      client.session.renew(await client.call('changePassword', { body }));
      setValues(empty);
      onChanged();
      await Promise.all([mutate(), reloadDevices()]);
    });
  };
  return { attempt, errors: { ...errors, ...attempt.fieldErrors }, submit, field };
}
