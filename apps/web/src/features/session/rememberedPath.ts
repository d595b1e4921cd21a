import { sanitiseReturnPath, storageKeys } from '@aitours/domain/session';
import { takeStorage, writeStorage } from '../../platform/storage.ts';

/** Stores the path that required sign-in (AUTH-31, CHECKOUT-04). Without storage, sign-in leads home. */
export const rememberPath = (path: string) => writeStorage(storageKeys.redirectAfterLogin, path, 'local');

/**
 * Returns the path after sign-in: the URL's `returnUrl`, else the stored path, else home (GAP-51). Deletes the stored
 * path.
 */
export function takePathAfterSignIn(search: URLSearchParams): string {
  const remembered = takeStorage(storageKeys.redirectAfterLogin, 'local');
  return sanitiseReturnPath(search.get('returnUrl') ?? remembered);
}
