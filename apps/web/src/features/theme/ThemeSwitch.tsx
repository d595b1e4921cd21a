import { ChoicePills } from '@aitours/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { themeTexts } from './messages.ts';
import { chooseTheme, type Theme, themes, useTheme } from './theme.ts';

const icons = { system: Monitor, light: Sun, dark: Moon } as const satisfies Record<Theme, unknown>;

/** Light, dark, or as the device is set: takes effect at once and is remembered. */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <ChoicePills
      label={themeTexts.label}
      options={themes.map((value) => ({ value, label: themeTexts[value], icon: icons[value] }))}
      value={theme}
      onChange={chooseTheme}
    />
  );
}
