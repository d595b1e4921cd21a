export const cruisePreviewMessages = {
  text: 'Customers see the cruise like this once it is published.',
  panel: 'Here customers request the cruise.',
} as const;
