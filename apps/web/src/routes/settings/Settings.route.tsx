import { settingsMessages } from '@aitours/domain/messages';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useProfile } from '../../features/profile/useProfile.ts';
import { useAuthDialog, useSession } from '../../features/session/SessionProvider.tsx';
import { createPageMeta } from '../../platform/page.ts';
import { SettingsView } from './Settings.view.tsx';

export default function Settings() {
  const { isKnown, isSignedIn } = useSession();
  const { open } = useAuthDialog();
  const notify = useNotify();
  const { state, ...profile } = useProfile(isSignedIn, {
    onSaved: () => notify('success', settingsMessages.saved),
    onSaveFailed: () => notify('error', settingsMessages.saveFailed),
  });
  const isGuest = isKnown && !isSignedIn;
  return (
    <SettingsView
      {...profile}
      state={isGuest ? { is: 'signedOut' } : state}
      onLogIn={() => open('signIn')}
      onDone={(text) => notify('success', text)}
    />
  );
}

export const meta = createPageMeta('User settings');

export const isPrivate = true;
