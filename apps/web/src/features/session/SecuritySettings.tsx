import { Banner, Button, Card, Section, Stack, Text } from '@aitours/ui';
import { useClient } from '../../platform/api.tsx';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';
import { securityMessages as messages } from './securityMessages.ts';
import { useAttempt } from './useAttempt.ts';
import { useLogOut } from './useLogOut.ts';

export interface SecuritySettingsProps extends Pick<PasswordFormProps, 'hasPassword'> {
  /** Shows a notification about what has been done. */
  readonly onDone: (text: string) => void;
  /** The path of the page after logging out; default: home. */
  readonly pathAfterLogOut?: string;
}

/** The password, and logging out everywhere. */
export function SecuritySettings({ hasPassword, onDone, pathAfterLogOut }: SecuritySettingsProps) {
  const client = useClient();
  const logOut = useLogOut(pathAfterLogOut);
  const attempt = useAttempt(messages.logOutFailed);
  const logOutEverywhere = () =>
    attempt.run(async () => {
      await client.call('endSessions');
      logOut();
      onDone(messages.loggedOutEverywhere);
    });
  return (
    <>
      <Card padding="large">
        <Section title={messages.password} size="medium">
          <PasswordForm hasPassword={hasPassword} onChanged={() => onDone(messages.changed)} />
        </Section>
      </Card>
      <Card padding="large">
        <Section title={messages.sessions} size="medium">
          <Stack align="start">
            <Text>{messages.sessionsHint}</Text>
            {attempt.error && (
              <Banner tone="critical" announce="alert">
                {attempt.error}
              </Banner>
            )}
            <Button tone="secondary" busy={attempt.isBusy} onClick={logOutEverywhere}>
              {messages.logOutEverywhere}
            </Button>
          </Stack>
        </Section>
      </Card>
    </>
  );
}
