import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useSearch } from 'wouter';
import { takePathAfterSignIn } from '../../features/session/rememberedPath.ts';
import { useSession } from '../../features/session/SessionProvider.tsx';

/**
 * Navigates on from the sign-in page: to `returnUrl`, else to the stored path, else home (AUTH-30, AUTH-31, GAP-51). A
 * signed-in visitor is redirected at once.
 */
export function useLeaveSignedIn(): () => void {
  const { isKnown, isSignedIn } = useSession();
  const [, navigate] = useLocation();
  const search = useSearch();
  const hasArrived = useRef(false);

  const leave = useCallback(
    () => navigate(takePathAfterSignIn(new URLSearchParams(search)), { replace: true }),
    [navigate, search],
  );

  useEffect(() => {
    if (!isKnown || hasArrived.current) return;
    hasArrived.current = true;
    if (isSignedIn) leave();
  }, [isKnown, isSignedIn, leave]);

  return leave;
}
