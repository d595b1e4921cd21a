import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { takePathAfterSignIn } from '../../features/session/rememberedPath.ts';
import { useSession } from '../../features/session/SessionProvider.tsx';
import { useClient } from '../../platform/api.tsx';
import { paths } from '../../platform/paths.ts';

/**
 * Navigates on from the sign-in page: to `returnUrl`, else to the stored path, else home (AUTH-30, AUTH-31, GAP-51). A
 * signed-in visitor is redirected at once. Staff who must add a second factor first are redirected to the settings.
 */
export function useLeaveSignedIn(): () => void {
  const { isKnown, isSignedIn } = useSession();
  const [, navigate] = useLocation();
  const search = useSearch();
  const { session } = useClient();
  const hasArrived = useRef(false);

  const leave = useCallback(() => {
    const path = takePathAfterSignIn(new URLSearchParams(search));
    navigate(session.user()?.second_factor === 'required' ? paths.settings : path, { replace: true });
  }, [navigate, search, session]);

  useEffect(() => {
    if (!isKnown || hasArrived.current) return;
    hasArrived.current = true;
    if (isSignedIn) leave();
  }, [isKnown, isSignedIn, leave]);

  return leave;
}
