import type { Category } from '@aitours/domain/browse';
import { formatCount } from '@aitours/domain/counts';

export const messages = {
  title: 'Things to do',
  lead: 'Activities, tours, attraction tickets and transfers in one list.',
  categories: 'Categories',
  category: {
    all: 'All',
    activities: 'Activities',
    tours: 'Tours',
    attractions: 'Attractions',
    transfers: 'Transfers',
  } satisfies Record<Category, string>,
  search: 'Search things to do',
  searchHint: 'A place, a name, an idea',
  searchButton: 'Search',
  results: 'Results',
  found: (count: number): string => (count === 0 ? 'Nothing found' : formatCount(count, 'result')),
  loading: 'Loading things to do',
  counting: 'Counting…',
  shownOf: (shown: number, all: number): string => `You have seen ${shown} of ${all}`,
  more: (count: number): string => `Show ${count} more`,
};
