import { noAttractionFilters } from '@aitours/domain/browse';
import { formatTourPlan } from '@aitours/domain/tour-plan';
import { expect, test } from 'vitest';
import { selectParameters } from '../src/entry-server.tsx';
import { getBrowsingPath } from '../src/features/catalogue/browsing.ts';
import { writeChoice } from '../src/features/ticket-flow/choiceInAddress.ts';
import { formatSearchQuery } from '../src/features/transfer-search/searchFromQuery.ts';

const getQuery = (address: string) => address.split('?')[1] ?? '';
const travellers = { adults: 3, children512: 1, children25: 1, infants: 1 };
const journey = { pickupLocation: 'Dubai Mall', dropoffLocation: 'Palm', date: '2030-03-01', time: '09:00' };
const choice = { date: '2030-03-01', typeId: '301', slotId: '9', adults: 2, children: 1, step: 'date' } as const;

/** Everything that each page writes into its address. */
const complete: Readonly<Record<string, string>> = {
  '/things-to-do': getQuery(
    getBrowsingPath({
      category: 'tours',
      date: '2030-03-01',
      people: 4,
      time: 'evening',
      price: '50-100',
      duration: '3-6h',
      rating: '4',
      sort: 'price-asc',
      search: 'dunes',
      shown: 48,
    }),
  ),
  '/attractions': new URLSearchParams({ ...noAttractionFilters }).toString(),
  '/attractions/museum': writeChoice(new URLSearchParams(), choice).toString(),
  '/tour/oman': formatTourPlan({ travellers, startDate: '2030-03-01', days: { 12: { vehicle: '82' } } }, {}),
  '/transfers/search': formatSearchQuery({ ...journey, passengers: 3, luggage: 2 }),
  '/blog': 'search=dunes',
  '/day-planner': 'plan=7',
};

test.each(Object.entries(complete))(
  '%s keeps the query parameters that it reads, and only these',
  async (path, search) => {
    expect(search).not.toBe('');
    const visited = { path, search: `utm_source=mail&${search}&gclid=1` };
    expect(await selectParameters(visited)).toEqual({ path, search });
  },
);

test.each(['/', '/about', '/activity/dunes', '/blog/oman', '/no/such/page'])('%s reads none', async (path) => {
  expect(await selectParameters({ path, search: 'utm_source=mail&page=2' })).toEqual({ path, search: '' });
});

test('a redirect passes on all', async () => {
  const address = { path: '/login', search: 'returnUrl=%2Fcart&from=mail' };
  expect(await selectParameters(address)).toEqual(address);
});
