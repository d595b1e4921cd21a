import { storageKeys } from '@aitours/domain/session';
import { Switch } from '@aitours/ui';
import { useLayoutEffect, useState } from 'react';
import { applyTheme } from '../../hydration/index.ts';
import { readStorage, writeStorage } from '../../platform/storage.ts';
import { themeMessages } from './messages.ts';
import { applyStoredTheme } from './theme.ts';

/** Selects the dashboard's theme (STAFF-02, STAFF-04). */
export function DashboardThemeSwitch() {
  const { theme, choose } = useDashboardTheme();
  return (
    <Switch
      label={themeMessages.darkTheme}
      checked={theme === 'dark'}
      onChange={(isDark) => choose(isDark ? 'dark' : 'light')}
    />
  );
}

/** The dashboard's theme, independent of the shop's (STAFF-04). */
type DashboardTheme = 'light' | 'dark';

const isTheme = (text: string | null): text is DashboardTheme => text === 'light' || text === 'dark';

/** Returns the stored theme, else the current one. */
function initialTheme(): DashboardTheme {
  const chosen = readStoredTheme();
  if (chosen) return chosen;
  const applied = document.documentElement.dataset['theme'] ?? null;
  if (isTheme(applied)) return applied;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function readStoredTheme(): DashboardTheme | undefined {
  const theme = readStorage(storageKeys.dashboardTheme, 'local');
  return isTheme(theme) ? theme : undefined;
}

const isOnDashboard = (): boolean => /^\/dashboard(\/|$)/.test(location.pathname);

interface DashboardThemeChoice {
  readonly theme: DashboardTheme;
  readonly choose: (theme: DashboardTheme) => void;
}

/**
 * Manages the dashboard's stored theme (STAFF-04); leaving the dashboard applies the shop's again. Browser only: the
 * server doesn't know it.
 */
function useDashboardTheme(): DashboardThemeChoice {
  const [theme, setTheme] = useState(initialTheme);
  useLayoutEffect(() => {
    const chosen = readStoredTheme();
    if (chosen) applyTheme(chosen);
    return () => {
      if (!isOnDashboard()) applyStoredTheme();
    };
  }, []);
  const choose = (next: DashboardTheme) => {
    writeStorage(storageKeys.dashboardTheme, next, 'local');
    applyTheme(next);
    setTheme(next);
  };
  return { theme, choose };
}
