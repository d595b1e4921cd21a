/** The shop's colours (`packages/ui/src/theme/palettes.ts`), as mail programs need them: without variables. */
export const mailColours = {
  light: {
    page: '#FBF7F0',
    card: '#FFFFFF',
    text: '#12303A',
    muted: '#48626B',
    line: '#E4D9C6',
    link: '#0A7076',
    button: '#0A7076',
    onButton: '#FFFFFF',
  },
  dark: {
    page: '#0C1B22',
    card: '#132832',
    text: '#F2E9DA',
    muted: '#B3C0C2',
    line: '#23404B',
    link: '#4FC3C0',
    button: '#4FC3C0',
    onButton: '#06232A',
  },
} as const;
