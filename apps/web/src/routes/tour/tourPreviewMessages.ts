export const tourPreviewMessages = {
  text: 'Customers see the tour like this once it is published.',
  adult: (price: string): string => `${price} for an adult`,
  panel: 'Here customers choose a date and their group, see the total and book.',
} as const;
