import { hasPasswordLength } from '@aitours/domain/session';
import { Banner, Button, Container, Form, Heading, LinkButton, Stack, Text, TextField } from '@aitours/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { securityMessages } from '../../features/session/securityMessages.ts';
import { paths } from '../../platform/paths.ts';
import { messages } from './messages.ts';

export interface ResetPasswordViewProps {
  readonly is: 'open' | 'done' | 'invalid';
  readonly isBusy: boolean;
  /** The message of the last error, if it isn't the password's. */
  readonly error: string | undefined;
  /** Why the server rejected the password. */
  readonly passwordError: string | undefined;
  readonly onSave: (password: string) => void;
}

/** The form for a new password, and what became of it. */
export function ResetPasswordView({ is, ...form }: ResetPasswordViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the page is painted: the form that had the focus is gone.
  useLayoutEffect(() => {
    if (is !== 'open') heading.current?.focus();
  }, [is]);
  return (
    <Container width="form">
      <Stack gap="large">
        <Heading level={1} focusable ref={heading}>
          {{ open: messages.title, done: messages.done, invalid: messages.invalid }[is]}
        </Heading>
        <Text size="lead">{{ open: messages.lead, done: messages.doneText, invalid: messages.invalidText }[is]}</Text>
        {is === 'open' && <NewPasswordForm {...form} />}
        {is === 'done' && <LinkButton href={paths.myBookings}>{messages.toBookings}</LinkButton>}
        {is === 'invalid' && <LinkButton href={paths.signIn}>{messages.toSignIn}</LinkButton>}
      </Stack>
    </Container>
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
      {error && (
        <Banner tone="critical" announce="alert">
          {error}
        </Banner>
      )}
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
