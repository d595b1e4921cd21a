import { checkSignIn } from '@aitours/domain/session';
import { Button, Form, TextField } from '@aitours/ui';
import { lazy, Suspense, useState } from 'react';
import { AttemptError } from '../../platform/AttemptError.tsx';
import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { authMessages } from './messages.ts';

const SignInLink = lazy(() => import('./SignInLink.tsx'));

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface CredentialsFormProps {
  /** Called only with a valid address and a non-empty password (AUTH-22). */
  readonly onSubmit: (credentials: Credentials) => void;
  readonly onForgotPassword: () => void;
  readonly isBusy: boolean;
  /** The error of the last attempt. The entries stay. */
  readonly error: string | undefined;
  /** Whether there were too many attempts, perhaps of others: a link by email still signs in. */
  readonly isLimited: boolean;
  /** Whether to focus the first field, because the user opened the form. */
  readonly hasInitialFocus?: boolean;
}

/** The e-mail and password form of the dialog and the sign-in page. */
export function CredentialsForm(props: CredentialsFormProps) {
  const { onSubmit, onForgotPassword, isBusy, error, isLimited, hasInitialFocus } = props;
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ email?: string; password?: string }>({});

  const submit = () => {
    const wrong = checkSignIn({ email, password });
    setErrors({
      ...(wrong.includes('email') && { email: email.trim() ? authMessages.emailInvalid : authMessages.missing.email }),
      ...(wrong.includes('password') && { password: authMessages.missing.password }),
    });
    if (wrong.length === 0) onSubmit({ email: email.trim(), password });
  };

  return (
    <Form label={authMessages.titles.signIn} errors={errors} onSubmit={submit}>
      <AttemptError text={error} />
      {isLimited && <LinkOffer email={email.trim()} />}
      <TextField
        type="email"
        name="email"
        label={authMessages.email}
        autoComplete="username"
        autoFocus={hasInitialFocus}
        required
        value={email}
        onChange={setEmail}
      />
      <TextField
        type="password"
        name="password"
        label={authMessages.password}
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" width="full" busy={isBusy}>
        {authMessages.titles.signIn}
      </Button>
      <Button tone="quiet" width="full" onClick={onForgotPassword}>
        {authMessages.forgotPassword}
      </Button>
    </Form>
  );
}

const LinkOffer = ({ email }: { readonly email: string }) => (
  <ErrorBoundary>
    <Suspense>
      <SignInLink email={email} />
    </Suspense>
  </ErrorBoundary>
);
