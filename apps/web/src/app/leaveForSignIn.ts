import { navigate } from 'wouter/use-browser-location';
import { paths } from './paths.ts';

const signInPages: readonly string[] = [paths.login, paths.signIn];

/**
 * When a session can't be renewed: to the sign-in page, unless the visitor is on it already (AUTH-42, AUTH-44). A
 * log-out by choice leads elsewhere, and whoever logs out says where.
 */
export function leaveForSignIn(why: 'expired' | 'chosen'): void {
  if (why === 'chosen' || signInPages.includes(location.pathname)) return;
  navigate(paths.login);
}
