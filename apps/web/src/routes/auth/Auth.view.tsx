import { Button, Card, Container, Heading, Stack, Text, TextLink } from '@aitours/ui';
import { ArrowLeft } from 'lucide-react';
import { type Credentials, CredentialsForm } from '../../features/session/CredentialsForm.tsx';
import { authMessages } from '../../features/session/messages.ts';
import { SignInChoice, type SignInChoiceState } from '../../features/session/SignInChoice.tsx';
import type { Attempt } from '../../features/session/useAttempt.ts';
import { paths } from '../../platform/paths.ts';
import * as styles from './Auth.css.ts';
import { messages } from './messages.ts';

export interface AuthViewProps {
  readonly password: Pick<Attempt, 'isBusy' | 'error' | 'isLimited'>;
  readonly passkey: SignInChoiceState;
  /** Undefined: the shop has no Google client id. */
  readonly google: SignInChoiceState | undefined;
  readonly onPassword: (credentials: Credentials) => void;
  readonly onCreateAccount: () => void;
  readonly onForgotPassword: () => void;
  readonly onBack: () => void;
}

/** The sign-in page (AUTH-20, AUTH-21). */
export function AuthView({ password, passkey, google, onPassword, onForgotPassword, ...rest }: AuthViewProps) {
  const { onCreateAccount, onBack } = rest;
  return (
    <Container width="form">
      <Stack gap="large">
        <Head onBack={onBack} />
        <Card padding="large">
          <Stack gap="medium">
            <CredentialsForm
              onSubmit={onPassword}
              onForgotPassword={onForgotPassword}
              isBusy={password.isBusy}
              error={password.error}
              isLimited={password.isLimited}
            />
            <SignInChoice {...passkey} label={authMessages.passkey} />
            {google && <SignInChoice {...google} label={authMessages.google} />}
          </Stack>
        </Card>
        <Stack gap="xsmall" align="center">
          <Button tone="quiet" onClick={onCreateAccount}>
            {messages.newHere}
          </Button>
          <Text size="small" tone="soft">
            {messages.cartStays}
          </Text>
          <TextLink standalone href={paths.findBooking}>
            {messages.findBooking}
          </TextLink>
        </Stack>
      </Stack>
    </Container>
  );
}

function Head({ onBack }: Pick<AuthViewProps, 'onBack'>) {
  return (
    <Stack gap="small" align="start">
      <div className={styles.back}>
        <Button tone="quiet" icon={ArrowLeft} onClick={onBack}>
          {messages.back}
        </Button>
      </div>
      <Heading level={1}>{messages.title}</Heading>
      <Text size="lead" tone="soft">
        {messages.lead}
      </Text>
    </Stack>
  );
}
