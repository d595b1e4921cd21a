export const messages = {
  title: 'Wishlist',
  lead: 'Your wishlist is stored in this browser until you remove its items.',
  loading: 'Loading your wishlist',
  empty: 'Nothing on your wishlist yet',
  emptyHint: 'Press the heart on anything you like, and you find it here again.',
  browse: 'Browse things to do',
  unavailable: 'No longer on sale',
  goneHint: (titles: readonly string[]): string => `${titles.join(', ')}: the shop doesn’t sell this any more.`,
  removeUnavailable: 'Remove from the list',
  partMissing: 'Not everything on your list could be loaded. Nothing of it is lost.',
  removed: (title: string): string => `${title} is off your wishlist.`,
  undo: 'Put it back',
};
