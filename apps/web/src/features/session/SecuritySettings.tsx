import { Card, Section } from '@aitours/ui';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';
import { Sessions, type SessionsProps } from './Sessions.tsx';
import { securityMessages as messages } from './securityMessages.ts';

export type SecuritySettingsProps = Pick<PasswordFormProps, 'hasPassword'> & SessionsProps;

/** The password, and where the user is logged in. */
export function SecuritySettings({ hasPassword, ...sessions }: SecuritySettingsProps) {
  return (
    <>
      <Card padding="large">
        <Section title={messages.password} size="medium">
          <PasswordForm hasPassword={hasPassword} onChanged={() => sessions.onDone(messages.changed)} />
        </Section>
      </Card>
      <Card padding="large">
        <Section title={messages.sessions} size="medium">
          <Sessions {...sessions} />
        </Section>
      </Card>
    </>
  );
}
