import { applyTheme, useBrowserStore } from '../../hydration/index.ts';
import { readStorage, writeStorage } from '../../platform/storage.ts';

/** Where the document's own script looks before the first paint. */
const KEY = 'theme';

export const themes = ['system', 'light', 'dark'] as const;

/** `system` follows what the visitor's device is set to. */
export type Theme = (typeof themes)[number];

/** The theme that is in force now, kept or not. */
let current: Theme | undefined;
const listeners = new Set<() => void>();

/** The theme that was chosen, as far as the browser keeps it. */
function readTheme(): Theme {
  current ??= keptTheme();
  return current;
}

/** Chooses a theme: now, for the visits to come, and in the other tabs. */
export function chooseTheme(theme: Theme): void {
  writeStorage(KEY, theme === 'system' ? null : theme, 'local');
  apply(theme);
}

function keptTheme(): Theme {
  const theme = readStorage(KEY, 'local');
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Wears the shop's theme again, where another one was put on for a while. */
export const wearKeptTheme = (): void => apply(keptTheme());

function apply(theme: Theme): void {
  current = theme;
  applyTheme(theme);
  for (const listener of listeners) listener();
}

function hear({ key }: StorageEvent): void {
  if (key === KEY || key === null) apply(keptTheme());
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hear);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('storage', hear);
    current = undefined;
  };
}

const onServer = (): Theme => 'system';

/** The chosen theme; on the server and until the page is hydrated nobody knows of a choice. */
export const useTheme = (): Theme => useBrowserStore(subscribe, readTheme, onServer);
