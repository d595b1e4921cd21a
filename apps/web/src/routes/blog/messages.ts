import { formatCount } from '@aitours/domain/counts';
export const messages = {
  title: 'Blog',
  lead: 'What to wear, where to eat, when to go: written by people who live here.',
  category: (name: string): string => `Blog: ${name}`,
  loading: 'Loading the blog',
  tags: 'Tags',
  all: 'All',
  failedHint: 'Check your connection and try again.',
  emptyHint: 'We publish new posts every few weeks.',
  found: (count: number, search: string): string => `${formatCount(count, 'post')} found for “${search}”.`,
  notFoundHint: (search: string): string => `No post contains “${search}”. Try fewer or other words.`,
  everyPost: 'All posts',
} as const;
