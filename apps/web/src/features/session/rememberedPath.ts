import { clientKeys, returnPath } from '@aitours/domain/session';

/**
 * Keeps where a visitor wanted to go before they were asked to sign in (AUTH-31, CHECKOUT-04). Where the browser keeps
 * nothing, sign-in leads home.
 */
export function rememberPath(path: string): void {
  try {
    localStorage.setItem(clientKeys.redirectAfterLogin, path);
  } catch {
    // The way back is a comfort: signing in must not fail for it.
  }
}

/** Where sign-in leads: the address's `returnUrl`, else the remembered path, else home (GAP-51). Forgets the latter. */
export function takePathAfterSignIn(search: URLSearchParams): string {
  const remembered = takeRememberedPath();
  return returnPath(search.get('returnUrl') ?? remembered);
}

function takeRememberedPath(): string | null {
  try {
    const remembered = localStorage.getItem(clientKeys.redirectAfterLogin);
    localStorage.removeItem(clientKeys.redirectAfterLogin);
    return remembered;
  } catch {
    return null;
  }
}
