import { clientKeys } from '@aitours/domain/session';
import { useLayoutEffect, useState } from 'react';
import { wearKeptTheme } from './theme.ts';
import { wear } from './wear.ts';

/** What the dashboard wears, whatever the shop does (STAFF-04). */
export type DashboardTheme = 'light' | 'dark';

const isTheme = (kept: string | null): kept is DashboardTheme => kept === 'light' || kept === 'dark';

/** The one that was chosen, else the one that is worn. */
function themeToBegin(): DashboardTheme {
  const kept = keptTheme();
  if (kept) return kept;
  const worn = document.documentElement.dataset['theme'] ?? null;
  if (isTheme(worn)) return worn;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function keptTheme(): DashboardTheme | undefined {
  try {
    const kept = localStorage.getItem(clientKeys.dashboardTheme);
    return isTheme(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep(theme: DashboardTheme): void {
  try {
    localStorage.setItem(clientKeys.dashboardTheme, theme);
  } catch {
    // A browser that keeps nothing wears the theme for this visit.
  }
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
    const kept = keptTheme();
    if (kept) wear(kept);
    return () => {
      if (!isOnDashboard()) wearKeptTheme();
    };
  }, []);
  const choose = (next: DashboardTheme) => {
    keep(next);
    wear(next);
    setTheme(next);
  };
  return { theme, choose };
}
