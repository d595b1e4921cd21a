export const activityPreviewMessages = {
  text: 'Customers see the activity like this once it is published.',
  from: (price: string): string => `From ${price}`,
  panel: 'Here customers choose a date and who comes along.',
} as const;
