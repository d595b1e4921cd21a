export const themeTexts = { label: 'Appearance', system: 'System', light: 'Light', dark: 'Dark' } as const;
