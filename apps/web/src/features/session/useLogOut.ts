import { useLocation } from 'wouter';
import { useClient } from '../../platform/api.tsx';
import { announceCartUpdated } from '../../platform/cartUpdated.ts';
import { paths } from '../../platform/paths.ts';
import { clearPersonalStorage } from '../../platform/storage.ts';

/**
 * Ends the session (AUTH-45, GAP-50): removes what the user has left in this browser, revokes the session on the server if
 * reachable, and navigates away.
 *
 * @param to the path of the page that opens: home, or for the dashboard the sign-in page
 */
export function useLogOut(to: string = paths.home): () => void {
  const client = useClient();
  const [, navigate] = useLocation();
  return () => {
    const refresh = client.session.tokens()?.refresh;
    client.session.signOut();
    clearPersonalStorage();
    announceCartUpdated();
    navigate(to);
    if (refresh) client.call('revokeToken', { body: { refresh } }).catch(() => undefined);
  };
}
