import { parseJson, readStorage, takeStorage, writeStorageJson } from '../../platform/storage.ts';
import { noticesKey } from './noticesKey.ts';

export interface StoredNotice {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
}

/** Stores a notification to show after a reload (CART-12). It is lost without storage. */
export const notifyAfterReload = (kind: StoredNotice['kind'], text: string) =>
  writeStorageJson(noticesKey, [...listNotices(readStorage(noticesKey, 'session')), { kind, text }], 'session');

/** Returns the stored notifications and removes them. */
export const takeStoredNotices = (): readonly StoredNotice[] => listNotices(takeStorage(noticesKey, 'session'));

function listNotices(text: string | null): readonly StoredNotice[] {
  const notices = parseJson(text);
  return Array.isArray(notices) ? notices.filter(isNotice) : [];
}

/** Hand-written, because a validation library would be the largest part of the first load for this one check. */
function isNotice(value: unknown): value is StoredNotice {
  if (typeof value !== 'object' || value === null || !('kind' in value) || !('text' in value)) return false;
  return ['success', 'error', 'info'].includes(String(value.kind)) && typeof value.text === 'string';
}
