import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useSession } from './SessionProvider.tsx';
import { useLeaveForSignIn } from './useLeaveForSignIn.ts';

/**
 * Redirects a guest to the sign-in page and back afterwards (CHECKOUT-04, GAP-35).
 *
 * @returns whether the page may render
 */
export function useSignInRequired(): boolean {
  const { isKnown, isSignedIn } = useSession();
  const [path] = useLocation();
  const leaveForSignIn = useLeaveForSignIn();
  const search = useSearch();
  const isRedirecting = isKnown && !isSignedIn;
  useEffect(() => {
    if (!isRedirecting) return;
    leaveForSignIn(search === '' ? path : `${path}?${search}`, { replace: true });
  }, [isRedirecting, path, search, leaveForSignIn]);
  return isKnown && isSignedIn;
}
