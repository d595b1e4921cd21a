/** `local` outlives the visit and is shared by the shop's tabs; `session` ends with its tab. */
export type Where = 'local' | 'session';

const store = (where: Where): Storage => (where === 'local' ? localStorage : sessionStorage);

/**
 * What the browser keeps under this name. Nothing in this file throws: a browser that refuses (private window, cookies
 * blocked, full) keeps nothing, and what the shop wanted to keep lasts as long as the page. The server keeps nothing
 * either; nobody asks there, as Node's own storage would belong to everybody whom it serves.
 *
 * @returns `null` when there is nothing, or nothing can be read
 */
export function kept(key: string, where: Where): string | null {
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
export function keep(key: string, text: string | null, where: Where): boolean {
  try {
    if (text === null) store(where).removeItem(key);
    else store(where).setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** What is kept, once: it is gone then. What can't be removed isn't handed out, as it would be again and again. */
export function take(key: string, where: Where): string | null {
  const text = kept(key, where);
  return keep(key, null, where) ? text : null;
}

/**
 * A kept text as what it stands for. It may be from an older shop or from somebody's hand: the caller checks its shape.
 *
 * @example readJson('{"a":1}') // { a: 1 }
 * @example readJson('nonsense') // null
 */
export function readJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export const keptJson = (key: string, where: Where): unknown => readJson(kept(key, where));

export const keepJson = (key: string, value: unknown, where: Where): boolean => keep(key, JSON.stringify(value), where);
