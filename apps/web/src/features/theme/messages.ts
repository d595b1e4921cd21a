export const themeMessages = {
  label: 'Appearance',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  darkTheme: 'Dark theme',
} as const;
