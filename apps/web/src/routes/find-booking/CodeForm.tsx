import { Banner, Button, Form, Stack, TextField } from '@aitours/ui';
import { useState } from 'react';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { messages } from './messages.ts';

interface CodeFormProps {
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly isResent: boolean;
  readonly onShow: (code: string) => void;
  readonly onResend: () => void;
  /** Returns to number and address. */
  readonly onChange: () => void;
}

/** Shows the booking by the mailed code. */
export function CodeForm({ isBusy, error, isResent, onShow, onResend, onChange }: CodeFormProps) {
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    const code = text.replaceAll(/\s/g, '');
    setMissing(code === '');
    if (code !== '') onShow(code);
  };
  return (
    <Stack gap="medium">
      <Form
        label={messages.codeTitle}
        errors={{ code: isMissing ? messages.codeMissing : undefined }}
        onSubmit={submit}
      >
        <AttemptError text={error} />
        {isResent && !error && (
          <Banner tone="positive" announce="status">
            {messages.resent}
          </Banner>
        )}
        <TextField
          name="code"
          label={messages.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          required
          value={text}
          onChange={setText}
        />
        <Button type="submit" width="full" busy={isBusy}>
          {messages.show}
        </Button>
      </Form>
      <Button tone="quiet" onClick={onResend}>
        {messages.resend}
      </Button>
      <Button tone="quiet" onClick={onChange}>
        {messages.change}
      </Button>
    </Stack>
  );
}
