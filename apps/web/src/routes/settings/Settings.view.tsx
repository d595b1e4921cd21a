import { settingsMessages } from '@aitours/domain/messages';
import { Button, EmptyState, ErrorState, PageSkeleton } from '@aitours/ui';
import { UserRound } from 'lucide-react';
import { AccountFrame } from '../../features/bookings/AccountFrame.tsx';
import { CalendarFeed } from '../../features/calendar-feed/CalendarFeed.tsx';
import { ProfileForm } from '../../features/profile/ProfileForm.tsx';
import type { Profile, ProfileState } from '../../features/profile/useProfile.ts';
import { AccountData } from '../../features/session/AccountData.tsx';
import { SecuritySettings, type SecuritySettingsProps } from '../../features/session/SecuritySettings.tsx';
import { messages } from './messages.ts';

export interface SettingsViewProps extends Omit<Profile, 'state'> {
  readonly state: ProfileState | { readonly is: 'signedOut' };
  readonly onLogIn: () => void;
  readonly onDone: SecuritySettingsProps['onDone'];
}

/** User settings in each of their states, with the account menu (SETTINGS-01, SETTINGS-09). */
export function SettingsView(props: SettingsViewProps) {
  return (
    <AccountFrame current="settings" title={messages.title} lead={messages.lead}>
      <Content {...props} />
    </AccountFrame>
  );
}

function Content({ state, errors, isSaving, save, onLogIn, onDone }: SettingsViewProps) {
  switch (state.is) {
    case 'loading':
      return <PageSkeleton shape="form" label={messages.loading} />;
    case 'signedOut':
      return (
        <EmptyState
          icon={UserRound}
          title={settingsMessages.logIn}
          action={<Button onClick={onLogIn}>{messages.logIn}</Button>}
        >
          {messages.signedOutHint}
        </EmptyState>
      );
    case 'failed':
      return (
        <ErrorState title={settingsMessages.loadFailed} onRetry={state.retry}>
          {messages.loadFailedHint}
        </ErrorState>
      );
    case 'loaded':
      return (
        <>
          <ProfileForm key={state.user.id} user={state.user} errors={errors} isSaving={isSaving} onSave={save} />
          <SecuritySettings user={state.user} onDone={onDone} />
          <CalendarFeed />
          <AccountData user={state.user} onDone={onDone} />
        </>
      );
  }
}
