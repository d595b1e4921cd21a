import { clientKeys, returnPath } from '@aitours/domain/session';
import { takeStorage, writeStorage } from '../../platform/storage.ts';

/**
 * Keeps where a visitor wanted to go before they were asked to sign in (AUTH-31, CHECKOUT-04). Where the browser keeps
 * nothing, sign-in leads home.
 */
export const rememberPath = (path: string) => writeStorage(clientKeys.redirectAfterLogin, path, 'local');

/** Where sign-in leads: the address's `returnUrl`, else the remembered path, else home (GAP-51). Forgets the latter. */
export function takePathAfterSignIn(search: URLSearchParams): string {
  const remembered = takeStorage(clientKeys.redirectAfterLogin, 'local');
  return returnPath(search.get('returnUrl') ?? remembered);
}
