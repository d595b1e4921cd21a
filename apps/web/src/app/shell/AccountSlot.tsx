import { Button, type MenuEntry } from '@aitours/ui';
import { lazy, Suspense } from 'react';
import { useAuthDialog, useSession } from '../../features/session/SessionProvider.tsx';
import { ErrorBoundary } from '../../platform/ErrorBoundary.tsx';
import { paths } from '../../platform/paths.ts';
import { HeaderMenu } from './HeaderMenu.tsx';
import { shellMessages } from './messages.ts';
import * as styles from './Shell.css.ts';
import { useLogOutWithNotice } from './useLogOutWithNotice.ts';

const AccountPicture = lazy(() => import('./AccountPicture.tsx'));

/** Log in and sign up for a guest (SHELL-44); name, picture and menu for a signed-in user (SHELL-45). */
export function AccountSlot() {
  const { isKnown, isSignedIn, user } = useSession();
  const { open } = useAuthDialog();
  const logOut = useLogOutWithNotice();

  if (!isSignedIn) {
    return (
      <span className={styles.guest} data-guess={!isKnown || undefined}>
        <Button tone="quiet" size="small" onClick={() => open('signIn')}>
          {shellMessages.logIn}
        </Button>
        <Button size="small" onClick={() => open('createAccount')}>
          {shellMessages.signUp}
        </Button>
      </span>
    );
  }
  const name = user?.first_name ?? shellMessages.profile;
  const entries: MenuEntry[] = [
    { label: shellMessages.bookings, href: paths.myBookings },
    { label: shellMessages.settings, href: paths.settings },
    { label: shellMessages.logOut, onAction: logOut },
  ];
  const fullName = user ? `${user.first_name} ${user.last_name}` : name;
  return (
    <HeaderMenu
      label={shellMessages.account(name)}
      buttonLabel={name}
      picture={
        <ErrorBoundary>
          <Suspense fallback={<span className={styles.picture} />}>
            <AccountPicture name={fullName} imageId={user?.avatar} />
          </Suspense>
        </ErrorBoundary>
      }
      entries={entries}
    />
  );
}
