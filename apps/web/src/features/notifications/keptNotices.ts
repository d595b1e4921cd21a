const KEY = 'notices';

export interface KeptNotice {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
}

/** Shows a notification once the page has reloaded (CART-12). Lost where the browser keeps nothing. */
export function notifyAfterReload(kind: KeptNotice['kind'], text: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...readNotices(), { kind, text }]));
  } catch {
    // A browser that keeps nothing shows no notice; what it would have said has happened all the same.
  }
}

/** The notices that waited, each handed out once. */
export function takeKeptNotices(): readonly KeptNotice[] {
  const notices = readNotices();
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    return [];
  }
  return notices;
}

function readNotices(): readonly KeptNotice[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isNotice) : [];
  } catch {
    return [];
  }
}

/** By hand: a validation library would be the heaviest part of the first load that only this needs. */
function isNotice(kept: unknown): kept is KeptNotice {
  if (typeof kept !== 'object' || kept === null || !('kind' in kept) || !('text' in kept)) return false;
  return ['success', 'error', 'info'].includes(String(kept.kind)) && typeof kept.text === 'string';
}
