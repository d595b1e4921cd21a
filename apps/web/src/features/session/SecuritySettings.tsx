import type { Schema } from '@aitours/api-client';
import { Card, Section, Skeleton } from '@aitours/ui';
import { lazy, Suspense } from 'react';
import { PasswordForm } from './PasswordForm.tsx';
import { Sessions, type SessionsProps } from './Sessions.tsx';
import { securityMessages as messages } from './securityMessages.ts';

const PasskeySettings = lazy(() => import('./PasskeySettings.tsx'));
const SecondFactorSettings = lazy(() => import('./SecondFactorSettings.tsx'));

export interface SecuritySettingsProps extends SessionsProps {
  readonly user: Schema<'User'>;
}

/** The password, passkeys, the second factor of staff, and where the user is logged in. */
export function SecuritySettings({ user, ...sessions }: SecuritySettingsProps) {
  return (
    <>
      <Card padding="large">
        <Section title={messages.password} size="medium">
          <PasswordForm hasPassword={user.has_password} onChanged={() => sessions.onDone(messages.changed)} />
        </Section>
      </Card>
      <Card padding="large">
        <Section title={messages.passkeys} size="medium">
          <Suspense fallback={<Skeleton shape="panel" />}>
            <PasskeySettings user={user} onDone={sessions.onDone} />
          </Suspense>
        </Section>
      </Card>
      {user.second_factor !== 'none' && (
        <Card padding="large">
          <Section title={messages.secondFactor} size="medium">
            <Suspense fallback={<Skeleton shape="panel" />}>
              <SecondFactorSettings user={user} onDone={sessions.onDone} />
            </Suspense>
          </Section>
        </Card>
      )}
      <Card padding="large">
        <Section title={messages.sessions} size="medium">
          <Sessions {...sessions} />
        </Section>
      </Card>
    </>
  );
}
