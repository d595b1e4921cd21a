export const previewMessages = {
  title: 'Preview',
  text: 'Customers see the activity like this once it is published.',
  from: (price: string): string => `From ${price}`,
  panel: 'Here customers choose a date and who comes along.',
  loading: 'Loading the preview',
  failed: 'The preview couldn’t be loaded',
  missing: 'There is nothing to preview',
  missingText: 'The address may be wrong. Previews are for staff who edit the catalogue.',
} as const;
