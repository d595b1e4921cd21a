import { useLocation } from 'wouter';
import { useClient } from '../../platform/api.tsx';
import { announceCartUpdated } from '../../platform/cartUpdated.ts';
import { paths } from '../../platform/paths.ts';

/** Ends the session (AUTH-45, GAP-50): the server forgets it too where it can be reached, and the shop goes home. */
export function useLogOut(): () => void {
  const client = useClient();
  const [, navigate] = useLocation();
  return () => {
    const refresh = client.session.tokens()?.refresh;
    client.session.signOut();
    announceCartUpdated();
    navigate(paths.home);
    if (refresh) client.call('revokeToken', { body: { refresh } }).catch(() => undefined);
  };
}
