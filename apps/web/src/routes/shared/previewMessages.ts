export const previewMessages = {
  title: 'Preview',
  edit: 'Back to the form',
  loading: 'Loading the preview',
  failed: 'The preview couldn’t be loaded',
  missing: 'There is nothing to preview',
  missingText: 'The address may be wrong. Previews are for staff who edit the catalogue.',
} as const;
