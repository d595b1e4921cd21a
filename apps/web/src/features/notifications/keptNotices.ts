import { parseJson, readStorage, takeStorage, writeStorageJson } from '../../platform/storage.ts';

const KEY = 'notices';

export interface KeptNotice {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
}

/** Shows a notification once the page has reloaded (CART-12). Lost where the browser keeps nothing. */
export const notifyAfterReload = (kind: KeptNotice['kind'], text: string) =>
  writeStorageJson(KEY, [...noticesOf(readStorage(KEY, 'session')), { kind, text }], 'session');

/** The notices that waited, each handed out once. */
export const takeKeptNotices = (): readonly KeptNotice[] => noticesOf(takeStorage(KEY, 'session'));

function noticesOf(text: string | null): readonly KeptNotice[] {
  const notices = parseJson(text);
  return Array.isArray(notices) ? notices.filter(isNotice) : [];
}

/** By hand: a validation library would be the heaviest part of the first load that only this needs. */
function isNotice(value: unknown): value is KeptNotice {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('text' in value)) return false;
  return ['success', 'error', 'info'].includes(String(value.kind)) && typeof value.text === 'string';
}
