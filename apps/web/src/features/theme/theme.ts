import { applyTheme, useBrowserStore } from '../../hydration/index.ts';
import { readStorage, writeStorage } from '../../platform/storage.ts';

/** Read by the inline script before the first paint. */
const KEY = 'theme';

export const themes = ['system', 'light', 'dark'] as const;

/** `system` follows the device's setting. */
export type Theme = (typeof themes)[number];

/** The current theme, stored or not. */
let current: Theme | undefined;
const listeners = new Set<() => void>();

/** Returns the stored theme, if the browser has storage. */
function readTheme(): Theme {
  current ??= readStoredTheme();
  return current;
}

/** Applies a theme, stores it, and updates the other tabs. */
export function chooseTheme(theme: Theme): void {
  writeStorage(KEY, theme === 'system' ? null : theme, 'local');
  apply(theme);
}

function readStoredTheme(): Theme {
  const theme = readStorage(KEY, 'local');
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Applies the shop's theme again after another one. */
export const applyStoredTheme = (): void => apply(readStoredTheme());

function apply(theme: Theme): void {
  current = theme;
  applyTheme(theme);
  for (const listener of listeners) listener();
}

function handleStorage({ key }: StorageEvent): void {
  if (key === KEY || key === null) apply(readStoredTheme());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', handleStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', handleStorage);
    current = undefined;
  };
}

const onServer = (): Theme => 'system';

/** Returns the chosen theme; `system` on the server and until hydration. */
export const useTheme = (): Theme => useBrowserStore(subscribe, readTheme, onServer);
