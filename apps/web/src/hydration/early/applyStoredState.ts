import { applyTheme } from './applyTheme.ts';

/**
 * Applies the stored theme (the dashboard has its own, STAFF-04) and marks a signed-in visitor, who must not see "Log in"
 * before hydration. Without a stored theme the style sheet follows the device.
 */
export function applyStoredState(): void {
  try {
    const isDashboard = /^\/dashboard(\/|$)/.test(location.pathname);
    const theme = (isDashboard && localStorage.getItem('dashboardTheme')) || localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') applyTheme(theme);
    if (localStorage.getItem('accessToken')) document.documentElement.dataset['signedIn'] = '';
  } catch {
    // The browser blocks storage.
  }
}
