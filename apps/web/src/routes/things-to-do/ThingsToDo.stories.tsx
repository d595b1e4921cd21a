import { examples, failsWithStatus, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import { addDays, toDubaiDate } from '@aitours/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import ThingsToDo from './ThingsToDo.route.tsx';

const meta = {
  title: 'Routes/ThingsToDo',
  component: ThingsToDo,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof ThingsToDo>;
export default meta;
type Story = StoryObj<typeof meta>;

const [activity] = examples.listActivities.activities.results;
const [tour] = examples.listTours.tours.results;
const [event] = examples.listTickets.events.results;

/** The query parameters of requests, by operation. */
const requested: Record<string, URLSearchParams> = {};

const noting = [
  respondsWith('listActivities', ({ query }) => {
    requested['activities'] = query;
    return examples.listActivities.activities;
  }),
  respondsWith('listTours', ({ query }) => {
    requested['tours'] = query;
    return examples.listTours.tours;
  }),
  respondsWith('listTickets', ({ query }) => {
    requested['events'] = query;
    return examples.listTickets.events;
  }),
  ...scenarios.default,
];

/** All products. */
export const All: Story = {
  decorators: [atPath('/things-to-do')],
  tags: [
    'SHELL-08',
    'BROWSE-01',
    'BROWSE-02',
    'BROWSE-04',
    'BROWSE-05',
    'BROWSE-06',
    'BROWSE-13',
    'BROWSE-14',
    'BROWSE-15',
    'BROWSE-16',
    'QUIRK-09',
    'QUIRK-10',
  ],
  play: async ({ canvas }) => {
    const pills = within(canvas.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
    await expect(pills.map(({ textContent }) => textContent)).toEqual([
      'All',
      'Activities',
      'Tours',
      'Attractions',
      'Transfers',
    ]);
    await expect(pills[0]).toHaveAttribute('aria-current', 'page');
    await expect(await canvas.findByRole('link', { name: tour!.title })).toHaveAttribute('href', `/tour/${tour!.slug}`);
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link(activity!.title)).toHaveAttribute('href', `/activity/${activity!.slug}`);
    await expect(link(event!.title)).toHaveAttribute('href', `/attraction/${event!.slug}`);
    const cards = canvas.getAllByRole('article');
    await expect(canvas.getAllByText('4.7')).toHaveLength(cards.length);
    await expect(canvas.getAllByText('10% Off')).toHaveLength(examples.listActivities.activities.results.length);
    await expect(canvas.getAllByText(/^AED [\d,]+\.\d\d$/)).toHaveLength(cards.length);
    await expect(canvas.getByText(`${cards.length} results`)).toBeVisible();
  },
};

/** Attractions are sorted in the browser, newest first. */
export const NewestAttractions: Story = {
  decorators: [atPath('/things-to-do?category=attractions')],
  tags: ['API-49'],
  parameters: {
    msw: [
      respondsWith('listTickets', {
        count: 2,
        next: null,
        previous: null,
        results: ['2029-01-01T00:00:00Z', '2030-01-01T00:00:00Z'].map((created_at) => ({
          ...event!,
          id: created_at,
          slug: created_at,
          title: `Since ${created_at.slice(0, 4)}`,
          created_at,
        })),
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const cards = await canvas.findAllByRole('article');
    await expect(cards.map((card) => within(card).getByRole('link').textContent)).toEqual(['Since 2030', 'Since 2029']);
  },
};

const amounts = (canvas: ReturnType<typeof within>): number[] =>
  canvas
    .getAllByText(/^AED [\d,.]+$/)
    .map(({ textContent }: HTMLElement) => Number(textContent?.replace(/[^\d.]/g, '')));

/** The list is sorted by price, and the URL contains the order. */
export const Sorted: Story = {
  decorators: [atPath('/things-to-do')],
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Sort by');
    const recommended = await waitFor(() => amounts(canvas));
    await userEvent.selectOptions(field, 'Price: highest first');
    const sorted = recommended.toSorted((one, other) => other - one);
    await expect(sorted).not.toEqual(recommended);
    await waitFor(() => expect(amounts(canvas)).toEqual(sorted));
    const toTours = () => canvas.getByRole('link', { name: 'Tours' });
    await expect(toTours()).toHaveAttribute('href', '/things-to-do?category=tours&sort=price-desc');
    await userEvent.selectOptions(field, 'Recommended');
    await waitFor(() => expect(amounts(canvas)).toEqual(recommended));
    await expect(toTours()).toHaveAttribute('href', '/things-to-do?category=tours');
  },
};

/** With real ratings, the list can be sorted by them. */
export const SortedByRating: Story = {
  decorators: [atPath('/things-to-do?sort=rating')],
  tags: ['QUIRK-09'],
  globals: { behaviour: 'improved' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Sort by')).toHaveValue('rating');
    const ratings = (await canvas.findAllByText(/^\d\.\d$/)).map(({ textContent }) => Number(textContent));
    await expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
    await expect(new Set(ratings).size).toBeGreaterThan(1);
  },
};

/** The improved cards show real ratings, no badge, and link directly. */
export const AllImproved: Story = {
  decorators: [atPath('/things-to-do')],
  tags: ['QUIRK-06', 'QUIRK-09', 'QUIRK-10'],
  globals: { behaviour: 'improved' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: event!.title });
    await expect(link).toHaveAttribute('href', `/attractions/${event!.slug}`);
    const ratings = [
      ...examples.listActivities.activities.results.map(({ average_rating }) => average_rating),
      ...examples.listTours.tours.results.map(({ avg_rating }) => avg_rating),
    ].filter((rating) => rating !== null);
    const shown = canvas.getAllByText(/^\d\.\d$/).map(({ textContent }) => Number(textContent));
    await expect(shown.sort()).toEqual(ratings.sort());
    await expect(canvas.queryByText(/% off/i)).not.toBeInTheDocument();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  decorators: [atPath('/things-to-do', { hasShell: true })],
};

/** One category. */
export const Tours: Story = {
  tags: ['BROWSE-02', 'BROWSE-04'],
  decorators: [atPath('/things-to-do?category=tours')],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Tours' })).toHaveAttribute('aria-current', 'page');
    await canvas.findByRole('link', { name: tour!.title });
    await expect(canvas.queryByRole('link', { name: activity!.title })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: event!.title })).not.toBeInTheDocument();
  },
};

/** Filters. */
export const Filtered: Story = {
  decorators: [atPath('/things-to-do')],
  tags: ['BROWSE-03', 'BROWSE-09', 'BROWSE-10', 'BROWSE-11', 'BROWSE-12', 'QUIRK-08'],
  parameters: { msw: noting },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: tour!.title });
    await userEvent.click(canvas.getByRole('button', { name: 'Show filters' }));
    await canvas.findByRole('group', { name: 'Price' });
    const choices = (name: string) =>
      within(canvas.getByRole('group', { name }))
        .getAllByRole('radio')
        .map((radio) => (radio as HTMLInputElement).value);
    await expect(choices('Price')).toEqual(['any', 'under-50', '50-100', 'over-100']);
    await expect(choices('Duration')).toEqual(['any', 'under-3h', '3-6h', 'over-6h']);
    await expect(choices('Rating')).toEqual(['any', '4', '3']);

    const { length } = canvas.getAllByRole('article');
    const rating = within(canvas.getByRole('group', { name: 'Rating' }));
    await userEvent.click(rating.getByRole('radio', { name: '4+' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(length);
    await userEvent.click(rating.getByRole('radio', { name: 'Any' }));

    await userEvent.click(canvas.getByRole('radio', { name: /^AED 50–100/ }));
    await waitFor(() => expect(requested['activities']?.get('base_price_gte')).toBe('50'));
    await expect(requested['activities']?.get('base_price_lte')).toBe('100');
    await waitFor(() => expect(requested['tours']?.get('base_price_lte')).toBe('100'));
    await waitFor(() => expect(requested['events']?.get('price_gte')).toBe('50'));
    await expect(requested['events']?.get('price_lte')).toBe('100');

    await userEvent.click(canvas.getByRole('radio', { name: /^Over 6 hours/ }));
    await waitFor(() => expect(requested['tours']?.get('duration_gte')).toBe('361'));
    await expect(await canvas.findByRole('button', { name: 'Hide filters (2)' })).toBeVisible();

    const before = requested['tours']?.toString();
    await userEvent.click(canvas.getByRole('radio', { name: '4+' }));
    await expect(canvas.getByRole('radio', { name: '4+' })).toBeChecked();
    await expect(requested['tours']?.toString()).toBe(before);
    // The next request shows whether the rating takes part in requests.
    await userEvent.click(canvas.getByRole('radio', { name: /^Under 3 hours/ }));
    for (const list of ['activities', 'tours', 'events']) {
      await waitFor(() => expect(requested[list]?.get('duration_lte')).toBe('179'));
      await expect([...(requested[list]?.keys() ?? [])].filter((name) => name.includes('rating'))).toEqual([]);
    }

    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByRole('button', { name: 'Hide filters' })).toBeVisible();
  },
};

/** The improved rating filter requests products of at least that rating, and no attractions. */
export const FilteredByRating: Story = {
  decorators: [atPath('/things-to-do')],
  tags: ['QUIRK-08'],
  parameters: { msw: noting },
  globals: { behaviour: 'improved' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: event!.title });
    await userEvent.click(canvas.getByRole('button', { name: 'Show filters' }));
    // The name ends with the number of results, once that has loaded.
    await userEvent.click(await canvas.findByRole('radio', { name: /^4\+/ }));
    for (const list of ['tours', 'activities'])
      await waitFor(() => expect(requested[list]?.get('min_rating')).toBe('4'));
    await waitFor(() => expect(canvas.queryByRole('link', { name: event!.title })).not.toBeInTheDocument());
  },
};

export const Search: Story = {
  decorators: [atPath('/things-to-do')],
  parameters: { msw: noting },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Liwa{Enter}');
    await waitFor(() => expect(requested['tours']?.get('search')).toBe('Liwa'));
  },
};

const many = Array.from({ length: 60 }, (_, index) => ({
  ...activity!,
  id: `many-${index}`,
  slug: `many-${index}`,
  title: `Activity number ${index + 1}`,
}));

/** Many products, shown in steps. */
export const Many: Story = {
  tags: ['BROWSE-17'],
  decorators: [atPath('/things-to-do?category=activities')],
  parameters: {
    msw: [
      respondsWith('listActivities', ({ query }) => {
        const page = Number(query.get('page') ?? 1);
        return {
          count: many.length,
          next: page === 1 ? '/api/v1/activities/?page=2&page_size=100' : null,
          previous: null,
          results: page === 1 ? many.slice(0, 40) : many.slice(40),
        };
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('60 results')).toBeVisible();
    const shows = (count: number) => waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(count));
    await shows(24);
    await userEvent.click(canvas.getByRole('button', { name: 'Show 24 more' }));
    await shows(48);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Activity number 25' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Show 12 more' }));
    await shows(60);
    await expect(canvas.queryByRole('button', { name: /more$/ })).not.toBeInTheDocument();
  },
};

export const Transfers: Story = {
  decorators: [atPath('/things-to-do?category=transfers')],
};

export const TransfersTest: Story = {
  ...Transfers,
  name: 'Transfers show the search form',
  tags: ['!autodocs', 'test-only', 'BROWSE-07', 'BROWSE-08', 'XFER-02'],
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole('form', { name: 'Search for a transfer' }));
    await userEvent.type(form.getByRole('combobox', { name: /Pickup/ }), 'Dubai Mall');
    await userEvent.type(form.getByRole('combobox', { name: /Drop-off/ }), 'JBR Beach');
    await userEvent.type(form.getByLabelText(/^Date/), addDays(toDubaiDate(new Date()), 30));
    // By now a list of products would have been loaded.
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
    await userEvent.click(form.getByRole('button', { name: 'Search transfers' }));
    await waitFor(() => expect(document.body.dataset['path']).toBe('/search-results'));
    await expect(JSON.parse(localStorage.getItem('transferSearch') ?? '')).toMatchObject({
      pickupLocation: 'Dubai Mall',
      dropoffLocation: 'JBR Beach',
    });
  },
};

export const Loading: Story = {
  decorators: [atPath('/things-to-do')],
  parameters: {
    msw: [
      neverResponds('listActivities'),
      neverResponds('listTours'),
      neverResponds('listTickets'),
      ...scenarios.default,
    ],
  },
};

export const Nothing: Story = {
  decorators: [atPath('/things-to-do?price=under-50&search=yeti')],
  parameters: { msw: scenarios.empty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No results' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show everything' })).toHaveAttribute('href', '/things-to-do');
  },
};

export const Failed: Story = {
  decorators: [atPath('/things-to-do')],
  parameters: {
    msw: [
      failsWithStatus('listActivities'),
      failsWithStatus('listTours'),
      failsWithStatus('listTickets'),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Failed to load tours · Failed to load activities/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** A list that fails is empty: nothing of an earlier search remains. */
export const PartlyFailed: Story = {
  decorators: [atPath('/things-to-do')],
  tags: ['SHELL-63'],
  parameters: {
    msw: [
      http.get('*/api/v1/tours/tours/', ({ request }) =>
        request.url.includes('search=') ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: tour!.title });
    await userEvent.type(canvas.getByRole('searchbox'), 'Mosque{Enter}');
    await expect(await canvas.findByText('Failed to load tours')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: tour!.title })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: activity!.title })).toBeVisible();
  },
};
