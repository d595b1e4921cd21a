import { applyTheme } from '../../hydration/index.ts';
import { createStore, useStore } from '../../platform/createStore.ts';

export const themes = ['system', 'light', 'dark'] as const;

/** `system` follows the device's setting. */
export type Theme = (typeof themes)[number];

/** The inline script reads it before the first paint. */
const store = createStore(
  'theme',
  'local',
  (theme): Theme => (theme === 'light' || theme === 'dark' ? theme : 'system'),
);

/** Applies a theme, stores it, and updates the other tabs. */
export function chooseTheme(theme: Theme): void {
  store.write(theme === 'system' ? null : theme);
  applyStoredTheme();
}

/** Applies the shop's theme again after another one. */
export const applyStoredTheme = (): void => applyTheme(store.read());

/** Applies the changes in other tabs as well. */
const appliedStore: typeof store = {
  ...store,
  subscribe: (listener) =>
    store.subscribe(() => {
      applyStoredTheme();
      listener();
    }),
};

/** Returns the chosen theme; `system` on the server and until hydration. */
export const useTheme = (): Theme => useStore(appliedStore, 'system');
