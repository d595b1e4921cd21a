import { clientKeys } from '@aitours/domain/session';
import { useLayoutEffect, useState } from 'react';
import { applyTheme } from '../../hydration/index.ts';
import { readStorage, writeStorage } from '../../platform/storage.ts';
import { wearKeptTheme } from './theme.ts';

/** What the dashboard wears, whatever the shop does (STAFF-04). */
export type DashboardTheme = 'light' | 'dark';

const isTheme = (text: string | null): text is DashboardTheme => text === 'light' || text === 'dark';

/** The one that was chosen, else the one that is worn. */
function themeToBegin(): DashboardTheme {
  const chosen = keptTheme();
  if (chosen) return chosen;
  const worn = document.documentElement.dataset['theme'] ?? null;
  if (isTheme(worn)) return worn;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function keptTheme(): DashboardTheme | undefined {
  const theme = readStorage(clientKeys.dashboardTheme, 'local');
  return isTheme(theme) ? theme : undefined;
}

const isOnDashboard = (): boolean => /^\/dashboard(\/|$)/.test(location.pathname);

export interface DashboardThemeChoice {
  readonly theme: DashboardTheme;
  readonly choose: (theme: DashboardTheme) => void;
}

/**
 * The dashboard's own theme, remembered (STAFF-04); who goes back to the shop sees the shop's. For the browser alone:
 * the server doesn't know it.
 */
export function useDashboardTheme(): DashboardThemeChoice {
  const [theme, setTheme] = useState(themeToBegin);
  useLayoutEffect(() => {
    const chosen = keptTheme();
    if (chosen) applyTheme(chosen);
    return () => {
      if (!isOnDashboard()) wearKeptTheme();
    };
  }, []);
  const choose = (next: DashboardTheme) => {
    writeStorage(clientKeys.dashboardTheme, next, 'local');
    applyTheme(next);
    setTheme(next);
  };
  return { theme, choose };
}
