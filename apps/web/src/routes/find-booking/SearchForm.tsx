import { parseBookingKind } from '@aitours/domain/booking';
import { isEmail } from '@aitours/domain/session';
import { Button, Form, TextField } from '@aitours/ui';
import { useState } from 'react';
import { AttemptError } from '../../platform/AttemptError.tsx';
import type { FindBookingViewProps } from './FindBooking.view.tsx';
import { messages } from './messages.ts';

type SearchFormProps = Pick<FindBookingViewProps, 'searched' | 'isBusy' | 'error' | 'onSend'>;

/** Requests a code for a booking. */
export function SearchForm({ searched, isBusy, error, onSend }: SearchFormProps) {
  const [number, setNumber] = useState(searched.number);
  const [email, setEmail] = useState(searched.email);
  const [errors, setErrors] = useState<{ number?: string | undefined; email?: string | undefined }>({});

  const submit = () => {
    const search = { number: number.replaceAll(/\s/g, '').toUpperCase(), email: email.trim() };
    const found = { number: findNumberError(search.number), email: findEmailError(search.email) };
    setErrors(found);
    if (found.number === undefined && found.email === undefined) onSend(search);
  };
  return (
    <Form label={messages.title} errors={errors} onSubmit={submit}>
      <AttemptError text={error} />
      <TextField
        name="number"
        label={messages.number}
        description={messages.numberHint}
        autoComplete="off"
        // After the code form, whose field had the focus.
        autoFocus={searched.number !== ''}
        required
        value={number}
        onChange={setNumber}
      />
      <TextField
        type="email"
        name="email"
        label={messages.email}
        autoComplete="email"
        required
        value={email}
        onChange={setEmail}
      />
      <Button type="submit" width="full" busy={isBusy}>
        {messages.send}
      </Button>
    </Form>
  );
}

function findNumberError(number: string): string | undefined {
  if (number === '') return messages.numberMissing;
  return parseBookingKind(number) === undefined ? messages.numberInvalid : undefined;
}

function findEmailError(email: string): string | undefined {
  if (email === '') return messages.emailMissing;
  return isEmail(email) ? undefined : messages.emailInvalid;
}
