import { rememberPath } from '../features/session/rememberedPath.ts';
import { paths } from '../platform/paths.ts';
import { navigate } from './navigation/navigate.ts';

const signInPages: readonly string[] = [paths.login, paths.signIn];

/**
 * Returns what navigates to the sign-in page when a session can't be refreshed, unless it is open already (AUTH-42, AUTH-44).
 * Signing in returns here (AUTH-31). It replaces the history entry, so that back skips the failed page. An intentional
 * log-out navigates elsewhere.
 */
export const leaveForSignIn =
  (signInPath: string) =>
  (why: 'expired' | 'chosen'): void => {
    if (why === 'chosen' || signInPages.includes(location.pathname)) return;
    rememberPath(location.pathname + location.search);
    navigate(signInPath, { replace: true });
  };
