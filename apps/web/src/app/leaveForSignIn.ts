import { navigate } from 'wouter/use-browser-location';
import { rememberPath } from '../features/session/rememberedPath.ts';
import { paths } from '../platform/paths.ts';

const signInPages: readonly string[] = [paths.login, paths.signIn];

/**
 * When a session can't be renewed: to the sign-in page, unless the visitor is on it already (AUTH-42, AUTH-44). Signing
 * in leads back (AUTH-31); the way back in the browser's history doesn't lead to the page that could not be had. A
 * log-out by choice leads elsewhere, and whoever logs out says where.
 */
export function leaveForSignIn(why: 'expired' | 'chosen'): void {
  if (why === 'chosen' || signInPages.includes(location.pathname)) return;
  rememberPath(location.pathname + location.search);
  navigate(paths.login, { replace: true });
}
