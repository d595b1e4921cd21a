import type { AttractionSort } from '@aitours/domain/browse';
import { formatCount } from '@aitours/domain/counts';

export const messages = {
  title: 'Attraction Tickets',
  lead: 'Tickets for towers, museums and parks, for the date and time you choose. The number of tickets left is always current.',
  loading: 'Loading attraction tickets',
  counting: 'Counting…',
  filters: 'Filters',
  showFilters: 'Show filters',
  hideFilters: 'Hide filters',
  reset: 'Reset Filters',
  sort: 'Sort by',
  sortings: {
    'date-asc': 'Date: soonest first',
    'date-desc': 'Date: latest first',
    'price-asc': 'Price: lowest first',
    'price-desc': 'Price: highest first',
  } satisfies Record<AttractionSort, string>,
  showing: (count: number): string => `Showing ${count} ticket(s)`,
  results: 'Tickets',
  noPlace: 'Location TBA',
  soldOut: 'Sold Out',
  left: (count: number): string => `${count.toLocaleString('en')} left`,
  until: (date: string): string => `Until ${date}`,
  experiences: (count: number): string => formatCount(count, 'experience'),
  from: 'From',
  noPrice: 'No tickets on sale',
  bookNow: 'Book Now',
  empty: 'There are no attraction tickets at the moment.',
  emptyHint: 'We add new ones regularly. Meanwhile, have a look at our other offers.',
  thingsToDo: 'See all things to do',
};
