import { use } from 'react';
import { MessagesContext } from './MessagesContext.ts';

/** The English messages of controls that few pages load: dates and times, combo boxes, files, breadcrumbs, pages, tables. */
export const controlMessages = {
  openCalendar: 'Open calendar',
  endBeforeStart: 'The last day is before the first day.',
  dateFrom: (day: string): string => `Enter ${day} or a later date.`,
  dateTo: (day: string): string => `Enter ${day} or an earlier date.`,
  timeFrom: (time: string): string => `Enter ${time} or a later time.`,
  timeTo: (time: string): string => `Enter ${time} or an earlier time.`,

  showOptions: 'Show options',
  noMatches: 'No matches',
  loadingOptions: 'Loading…',

  chooseFile: 'Choose a file or drop it here',
  chooseFiles: 'Choose files or drop them here',
  removeFile: (name: string): string => `Remove ${name}`,
  fileCount: (count: number): string => (count === 1 ? '1 file chosen' : `${count} files chosen`),
  wrongType: (name: string): string => `${name} has a type that is not accepted.`,
  tooLarge: (name: string, limit: string): string => `${name} is larger than ${limit}.`,

  breadcrumbs: 'Breadcrumb',

  pages: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  page: (page: number): string => `Page ${page}`,
  pageOf: (page: number, pages: number): string => `Page ${page} of ${pages}`,

  sortLabel: 'Sort by',
  defaultOrder: 'Default order',
  ascending: (column: string): string => `${column}, ascending`,
  descending: (column: string): string => `${column}, descending`,
  sortBy: (column: string): string => `Sort by ${column}`,
};

/** Returns the messages of these controls in the current language. */
export const useControlMessages = () => use(MessagesContext)?.controls ?? controlMessages;
