export const messages = {
  title: 'Wishlist',
  lead: 'Your wishlist is stored in this browser until you remove its items.',
  loading: 'Loading your wishlist',
  empty: 'Nothing on your wishlist yet',
  emptyHint: 'Select the heart of a product to save it here.',
  browse: 'Browse things to do',
  unavailable: 'No longer on sale',
  goneHint: (titles: readonly string[]): string => `On your list, but no longer sold: ${titles.join(', ')}.`,
  removeUnavailable: 'Remove from the list',
  partMissing: 'Not everything on your list could be loaded. Your list is unchanged.',
  removed: (title: string): string => `${title} was removed from your wishlist.`,
  undo: 'Put it back',
};
