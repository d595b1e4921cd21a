import { sessionMessages } from '@aitours/domain/messages';
import { Button, Form, Stack, TextField } from '@aitours/ui';
import { useState } from 'react';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { useClient } from '../../platform/api.tsx';
import { PhoneField } from '../../platform/traveller-fields/PhoneField.tsx';
import { usePhoneRules } from '../../platform/usePhoneRules.ts';
import { GoogleChoice } from './GoogleChoice.tsx';
import { authMessages } from './messages.ts';
import { storeRegistrationKey } from './registrationKey.ts';
import { checkNewAccount, emptySignUp, type SignUpCheck, type SignUpValues, toNewUser } from './signUpForm.ts';
import { useAttempt } from './useAttempt.ts';

export interface CreateAccountFormProps {
  /**
   * The account was created (AUTH-10). `isCodeSent` reports whether its one-time password was sent: the account exists
   * either way.
   */
  readonly onRegistered: (email: string, isCodeSent: boolean) => void;
  readonly onSignedIn: () => void;
  readonly onSignIn: () => void;
}

type TextFieldName = Exclude<keyof SignUpValues, 'password' | 'phone'>;

const fields: readonly { name: TextFieldName; type: 'text' | 'email'; autoComplete: string }[] = [
  { name: 'firstName', type: 'text', autoComplete: 'given-name' },
  { name: 'lastName', type: 'text', autoComplete: 'family-name' },
  { name: 'email', type: 'email', autoComplete: 'username' },
];

/** The Create Account form of the dialog (AUTH-07, AUTH-08, AUTH-13). */
export function CreateAccountForm({ onRegistered, onSignedIn, onSignIn }: CreateAccountFormProps) {
  const client = useClient();
  const { isPhone } = usePhoneRules();
  const attempt = useAttempt(sessionMessages.authenticationFailed, undefined, ['password', 'phone']);
  const [values, setValues] = useState(emptySignUp);
  const [{ title, errors }, setCheck] = useState<SignUpCheck>({ title: undefined, errors: {} });
  const field = (name: keyof SignUpValues) => ({
    name,
    label: authMessages[name],
    value: values[name],
    onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
  });

  const submit = () => {
    const check = checkNewAccount(values, isPhone);
    setCheck(check);
    attempt.clear();
    if (Object.keys(check.errors).length > 0) return;
    attempt.run(async () => {
      const body = toNewUser(values);
      storeRegistrationKey((await client.call('registerUser', { body })).registration_key);
      const isCodeSent = await client.call('sendOtp', { body: { email: body.email } }).then(
        () => true,
        () => false,
      );
      onRegistered(body.email, isCodeSent);
    });
  };

  return (
    <Stack gap="medium">
      <Form
        label={authMessages.titles.createAccount}
        errors={{ ...errors, ...attempt.fieldErrors }}
        {...(title && { errorTitle: title })}
        onSubmit={submit}
      >
        <AttemptError text={attempt.error} />
        {fields.map(({ name, type, autoComplete }, index) => (
          <TextField
            key={name}
            {...field(name)}
            type={type}
            autoComplete={autoComplete}
            autoFocus={index === 0}
            required
          />
        ))}
        <TextField
          {...field('password')}
          type="password"
          description={authMessages.passwordHint}
          autoComplete="new-password"
          required
        />
        <PhoneField {...field('phone')} description={authMessages.phoneHint} />
        <Button type="submit" width="full" busy={attempt.isBusy}>
          {authMessages.titles.createAccount}
        </Button>
      </Form>
      <GoogleChoice onSignedIn={onSignedIn} />
      <Button tone="quiet" onClick={onSignIn}>
        {authMessages.toSignIn}
      </Button>
    </Stack>
  );
}
