export const messages = {
  returnHome: 'Return Home',
} as const;
