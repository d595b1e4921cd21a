import { ChoicePills } from '@aitours/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { themeMessages } from './messages.ts';
import { chooseTheme, type Theme, themes, useTheme } from './theme.ts';

const icons = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<Theme, unknown>;

/** Selects light, dark or the device's theme; applied at once and stored. */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <ChoicePills
      label={themeMessages.label}
      options={themes.map((value) => ({ value, label: themeMessages[value], icon: icons[value] }))}
      value={theme}
      onChange={chooseTheme}
    />
  );
}
