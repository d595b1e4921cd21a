import { settingsMessages } from '@aitours/domain/messages';
import { pageOf } from '../../app/pageOf.ts';
import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useProfile } from '../../features/profile/useProfile.ts';
import { useAuthDialog, useSession } from '../../features/session/SessionProvider.tsx';
import { SettingsView } from './Settings.view.tsx';

/** /settings */
export default function Settings() {
  const { isKnown, isSignedIn } = useSession();
  const { open } = useAuthDialog();
  const notify = useNotify();
  const { state, ...profile } = useProfile(isSignedIn, {
    onSaved: () => notify('success', settingsMessages.saved),
    onSaveFailed: () => notify('error', settingsMessages.saveFailed),
  });
  const isGuest = isKnown && !isSignedIn;
  return <SettingsView {...profile} state={isGuest ? { is: 'signedOut' } : state} onLogIn={() => open('signIn')} />;
}

export const meta = pageOf('User settings');
