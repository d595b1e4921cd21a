import { Switch } from '@aitours/ui';
import { useDashboardTheme } from './dashboardTheme.ts';
import { themeMessages } from './messages.ts';

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
