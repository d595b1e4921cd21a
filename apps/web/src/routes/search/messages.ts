import type { Schema } from '@aitours/api-client';
import { formatCount } from '@aitours/domain/counts';

export const messages = {
  title: 'Search',
  lead: 'Activities, tours, attractions, transfers, the blog and our answers in one search.',
  search: 'Search the shop',
  searchHint: 'A place, a name, an idea',
  searchButton: 'Search',
  loading: 'Searching',
  failed: 'The search is not available right now',
  kinds: {
    activity: 'Activities',
    tour: 'Tours',
    attraction: 'Attractions',
    transfer: 'Transfers',
    article: 'Blog',
  } satisfies Record<Schema<'SearchKind'>, string>,
  eyebrows: {
    activity: 'Activity',
    tour: 'Tour',
    attraction: 'Attraction',
    transfer: 'Transfer',
    article: 'Article',
  } satisfies Record<Schema<'SearchKind'>, string>,
  from: 'from',
  read: 'Read the article',
  found: (count: number, text: string): string =>
    count === 0 ? `Nothing found for “${text}”` : `${formatCount(count, 'result')} for “${text}”`,
  answered: (count: number, text: string): string => `${formatCount(count, 'answer')} to “${text}”`,
  corrected: (given: string, corrected: string): string =>
    `Nothing has “${given}”. These are the results for “${corrected}”.`,
  partly: 'Nothing has all of your words. These results have some of them.',
  nothing: 'Nothing found',
  nothingHint: 'Try fewer or other words, or a place such as Hatta, Liwa or Sharjah.',
  thingsToDo: 'See all things to do',
  faq: 'Questions and answers',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
  ideas: 'Popular searches',
  idea: ['Desert safari', 'Abu Dhabi', 'For children', 'Museums', 'Airport transfer'],
};
