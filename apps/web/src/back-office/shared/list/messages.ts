import { formatCount } from '@aitours/domain/counts';
export const messages = {
  found: (count: number, isExact: boolean): string => {
    if (!isExact) return `More than ${(count - 1).toLocaleString('en')} entries`;
    return formatCount(count, 'entry', 'entries');
  },
  nothingFound: (search: string): string => `Nothing matches “${search}”.`,
  nothingThere: 'There is nothing here yet.',
  noSuchPage: 'This page doesn’t exist.',
  toFirstPage: 'Go to the first page',
  clear: 'Clear the search',
  nothingMatches: 'Nothing matches these filters.',
  clearFilters: 'Clear all filters',
  updating: 'Updating the list',
} as const;
