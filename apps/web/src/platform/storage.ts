/** `local` is persistent and shared by tabs; `session` ends with its tab. */
export type StorageArea = 'local' | 'session';

const store = (where: StorageArea): Storage => (where === 'local' ? localStorage : sessionStorage);

/**
 * Reads a value from browser storage. No function in this file throws: a browser without storage (private window,
 * cookies blocked, full) stores nothing. The server never reads storage, because Node's would be shared by all users.
 *
 * @returns `null` when there is no value, or it can't be read
 */
export function readStorage(key: string, where: StorageArea): string | null {
  try {
    return store(where).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Writes a value to browser storage.
 *
 * @param text `null` removes the value
 * @returns whether it was written
 */
export function writeStorage(key: string, text: string | null, where: StorageArea): boolean {
  try {
    if (text === null) store(where).removeItem(key);
    else store(where).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads a value and removes it. A value that can't be removed is not returned, because it would be returned repeatedly.
 */
export function takeStorage(key: string, where: StorageArea): string | null {
  const text = readStorage(key, where);
  return writeStorage(key, null, where) ? text : null;
}

/**
 * Parses a stored value. It may come from an older version or another source: the caller validates its shape.
 *
 * @example parseJson('{"a":1}') // { a: 1 }
 * @example parseJson('nonsense') // null
 */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export const readStorageJson = (key: string, where: StorageArea): unknown => parseJson(readStorage(key, where));

export const writeStorageJson = (key: string, value: unknown, where: StorageArea): boolean =>
  writeStorage(key, JSON.stringify(value), where);

/** What couldn't be written to storage, until the page is closed. */
export const unstored = new Map<string, string>();

/** What belongs to the browser, and what a person needs at their next sign-in: its test says why. Unknown keys aren't here. */
const keptKeys =
  /^(session_key|theme|dashboardTheme|servicesFolded|wishlist|bookingAttempts|cartUpdated|gate .+|savedBookingFilters .+)$/;

/** Removes what a person has left in the browser's storage, so that the next one at this computer doesn't see it. */
export function clearPersonalStorage(): void {
  for (const where of ['local', 'session'] as const) {
    for (const key of listKeys(where)) if (!keptKeys.test(key)) writeStorage(key, null, where);
  }
  for (const key of unstored.keys()) if (!keptKeys.test(key)) unstored.delete(key);
}

function listKeys(where: StorageArea): string[] {
  try {
    return Array.from({ length: store(where).length }, (_, index) => store(where).key(index) ?? '');
  } catch {
    return [];
  }
}
