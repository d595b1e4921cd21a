import type { Category } from '@aitours/domain/browse';

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

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
  found: (count: number): string => (count === 0 ? 'Nothing found' : `${counted(count, 'result', 'results')}`),
  loading: 'Loading things to do',
  counting: 'Counting…',
  shownOf: (shown: number, all: number): string => `You have seen ${shown} of ${all}`,
  more: (count: number): string => `Show ${count} more`,
  nothing: 'No results',
  nothingHint: 'Remove a filter or try another word.',
  nothingYet: 'There is nothing in this category at the moment',
  showAll: 'Show everything',
  partMissing: 'Not everything could be loaded',
  transferTitle: 'Transfers',
  transferLead: 'Enter pickup and drop-off to see the vehicles with enough room.',
};
