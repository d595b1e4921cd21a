export const messages = {
  title: 'Blog',
  lead: 'What to wear, where to eat, when to go: written by people who live here.',
  category: (name: string): string => `Blog: ${name}`,
  loading: 'Loading the blog',
  tags: 'Tags',
  all: 'All',
  failedHint: 'Check your connection and try again.',
  emptyHint: 'We publish new posts every few weeks.',
  everyPost: 'All posts',
} as const;
