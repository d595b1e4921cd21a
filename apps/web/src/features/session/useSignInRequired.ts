import { useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import { paths } from '../../platform/paths.ts';
import { rememberPath } from './rememberedPath.ts';
import { useSession } from './SessionProvider.tsx';

/**
 * Redirects a guest to the sign-in page and back afterwards (CHECKOUT-04, GAP-35).
 *
 * @returns whether the page may render
 */
export function useSignInRequired(): boolean {
  const { isKnown, isSignedIn } = useSession();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const isRedirecting = isKnown && !isSignedIn;
  useEffect(() => {
    if (!isRedirecting) return;
    rememberPath(search === '' ? path : `${path}?${search}`);
    navigate(paths.login, { replace: true });
  }, [isRedirecting, path, search, navigate]);
  return isKnown && isSignedIn;
}
