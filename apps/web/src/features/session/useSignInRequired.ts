import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../platform/paths.ts';
import { rememberPath } from './rememberedPath.ts';
import { useSession } from './SessionProvider.tsx';

/**
 * For pages that need a session: a guest goes to the sign-in page, and comes back here after it (CHECKOUT-04, GAP-35).
 *
 * @returns whether the page may show itself
 */
export function useSignInRequired(): boolean {
  const { isKnown, isSignedIn } = useSession();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const mustLeave = isKnown && !isSignedIn;
  useEffect(() => {
    if (!mustLeave) return;
    rememberPath(search === '' ? path : `${path}?${search}`);
    navigate(paths.login, { replace: true });
  }, [mustLeave, path, search, navigate]);
  return isKnown && isSignedIn;
}
