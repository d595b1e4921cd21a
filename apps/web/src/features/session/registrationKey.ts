import { readStorage, writeStorage } from '../../platform/storage.ts';

const storageKey = 'registrationKey';

/** Stores the secret of a new account in this tab only: another user of the browser must not be taken for its owner. */
export const storeRegistrationKey = (key: string) => writeStorage(storageKey, key, 'session');

/** Returns the stored secret as sign-in requests send it; with it, the first proof of the address keeps the password. */
export function getRegistrationProof(): { readonly registration_key?: string } {
  const registration_key = readStorage(storageKey, 'session');
  return registration_key === null ? {} : { registration_key };
}
