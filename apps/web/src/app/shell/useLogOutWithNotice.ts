import { useNotify } from '../../features/notifications/NotificationsProvider.tsx';
import { useLogOut } from '../../features/session/useLogOut.ts';
import { shellMessages } from './messages.ts';

/** Logs out and shows a notification (AUTH-45). */
export function useLogOutWithNotice(): () => void {
  const logOut = useLogOut();
  const notify = useNotify();
  return () => {
    logOut();
    notify('info', shellMessages.signedOut);
  };
}
