export const attractionPreviewMessages = {
  text: 'Customers see the attraction like this once it is published.',
  panel: 'Here customers choose a ticket type, a date and a time.',
} as const;
