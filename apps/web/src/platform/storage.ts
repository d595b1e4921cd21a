/** `local` outlives the visit and is shared by the shop's tabs; `session` ends with its tab. */
export type StorageArea = 'local' | 'session';

const store = (where: StorageArea): Storage => (where === 'local' ? localStorage : sessionStorage);

/**
 * What the browser keeps under this name. Nothing in this file throws: a browser that refuses (private window, cookies
 * blocked, full) keeps nothing, and what the shop wanted to keep lasts as long as the page. The server keeps nothing
 * either; nobody asks there, as Node's own storage would belong to everybody whom it serves.
 *
 * @returns `null` when there is nothing, or nothing can be read
 */
export function readStorage(key: string, where: StorageArea): string | null {
  try {
    return store(where).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text.
 *
 * @param text `null` removes what is kept
 * @returns whether the browser did it
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

/** What is kept, once: it is gone then. What can't be removed isn't handed out, as it would be again and again. */
export function takeStorage(key: string, where: StorageArea): string | null {
  const text = readStorage(key, where);
  return writeStorage(key, null, where) ? text : null;
}

/**
 * A kept text as what it stands for. It may be from an older shop or from somebody's hand: the caller checks its shape.
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
