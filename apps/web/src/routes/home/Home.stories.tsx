import { examples, failsWithStatus, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import { activityTypes } from '@aitours/domain/activity';
import { addDays, toDubaiDate } from '@aitours/domain/dates';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Home from './Home.route.tsx';

const meta = {
  title: 'Routes/Home',
  component: Home,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } };

const { results: activities } = examples.listActivities.activities;
const featuredTours = examples.listTours.tours.results.filter(({ featured }) => featured);

const requested = fn();

/** Returns the titles of the cards that are completely in the carousel's view. */
const titlesInView = (row: ReturnType<typeof within>) =>
  row.getAllByRole('heading', { level: 3 }).flatMap((heading: HTMLElement) => {
    const [card, box] = [heading.closest('li'), heading.closest('ul')].map((one) => one!.getBoundingClientRect());
    return card!.left >= box!.left - 1 && card!.right <= box!.right + 1 ? [heading.textContent] : [];
  });

/** Loaded. */
export const Loaded: Story = {
  decorators: [atPath('/')],
  tags: [
    'SHELL-07',
    'HOME-14',
    'HOME-01',
    'HOME-02',
    'HOME-03',
    'HOME-12',
    'HOME-13',
    'HOME-15',
    'HOME-16',
    'CONST-20',
    'GAP-45',
    'QUIRK-13',
  ],
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    const banner = title.closest<HTMLElement>('[data-height]');
    await waitFor(() => expect(banner?.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
    await expect(banner).toContainElement(canvas.getByRole('navigation', { name: 'Services' }));
    const services = within(canvas.getByRole('navigation', { name: 'Services' }));
    const names = services.getAllByRole('listitem').map((item) => item.textContent);
    await expect(names).toEqual(['Hotels', 'Car Rentals', 'Flights', 'Trips', 'Cruises', 'Activities', 'Transfer']);
    const leadsTo = services.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(leadsTo).toEqual(['/hotels', '/car-rentals', '/flights', '/trips', '/cruises', '/activities']);

    const featured = within(await canvas.findByRole('region', { name: 'Featured activities' }));
    await expect((await featured.findAllByText('10% Off')).length).toBeGreaterThan(3);
    const cards = (await featured.findAllByRole('heading', { level: 3 })).length;
    await expect(featured.getAllByText('4.0')).toHaveLength(cards);
    await expect(featured.getAllByText(/^AED [\d,]+\.\d\d$/)).toHaveLength(cards);

    const tours = within(await canvas.findByRole('region', { name: 'Most popular tours' }));
    const popular = (await tours.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent);
    await expect(popular).toEqual(featuredTours.map(({ title }) => title));
    await expect(tours.getAllByText(/^AED [\d,]+\.\d\d$/)).toHaveLength(popular.length);
    await expect(tours.getAllByText(/ · Free cancellation$/)).toHaveLength(popular.length);

    const places = within(canvas.getByRole('region', { name: 'Top destinations' }));
    await places.findByRole('link', { name: /Dubai/ });
    const headings = places.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Dubai', 'Abu Dhabi', 'Sharjah', 'Ras Al Khaimah']);
    await expect(places.getAllByText(/^\d+ tours$/).map(({ textContent }) => textContent)).toEqual([
      '120 tours',
      '85 tours',
      '40 tours',
      '35 tours',
    ]);
  },
};

/** Staff have published one more: it has no invented number of tours, and leads to its own search. */
export const MoreDestinations: Story = {
  decorators: [atPath('/')],
  parameters: {
    msw: [
      respondsWith('listDestinations', [
        ...examples.listDestinations.homeDestinations,
        { id: 'fujairah', name: 'Fujairah', description: 'A quiet coast', image: null, image_alt: '', search: 'reefs' },
        { id: 'ajman', name: 'Ajman', description: '', image: null, image_alt: '', search: 'Ajman' },
      ]),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const places = within(await canvas.findByRole('region', { name: 'Top destinations' }));
    const link = await places.findByRole('link', { name: /Fujairah/ });
    await expect(link).toHaveAttribute('href', '/things-to-do?search=reefs');
    await expect(places.getByText('A quiet coast')).toBeVisible();
    await expect(places.getByText('Things to do')).toBeVisible();
    await expect(places.getAllByText(/^\d+ tours$/)).toHaveLength(4);
  },
};

export const NoDestinations: Story = {
  name: 'Without destinations there is no section for them',
  tags: ['!autodocs', 'test-only'],
  decorators: [atPath('/')],
  parameters: { msw: [respondsWith('listDestinations', []), ...scenarios.default] },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Featured activities' });
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Top destinations' })).toBeNull());
  },
};

export const DestinationsFailed: Story = {
  decorators: [atPath('/')],
  parameters: { msw: [failsWithStatus('listDestinations', 503), ...scenarios.default] },
  play: async ({ canvas }) => {
    const places = within(await canvas.findByRole('region', { name: 'Top destinations' }));
    await expect(await places.findByText('Failed to load destinations')).toBeVisible();
    await expect(places.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const WithShell: Story = { decorators: [atPath('/', { hasShell: true })] };
export const Phone: Story = { ...phone, decorators: [atPath('/', { hasShell: true })] };

export const Carousel: Story = {
  decorators: [atPath('/')],
  name: 'Category filter and pages of the carousel',
  tags: ['!autodocs', 'test-only', 'HOME-06', 'HOME-07', 'HOME-08', 'HOME-10', 'HOME-11', 'HOME-20', 'GAP-84'],
  parameters: {
    msw: [
      respondsWith('listActivities', ({ query }) => {
        requested(query.get('ordering'));
        return examples.listActivities.activities;
      }),
      ...scenarios.default,
    ],
  },
  beforeEach: () => {
    requested.mockClear();
  },
  play: async ({ canvas }) => {
    const featured = within(await canvas.findByRole('region', { name: 'Featured activities' }));
    const filter = within(featured.getByRole('group', { name: 'Kind of activity' }));
    const kinds = filter.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);
    await expect(kinds).toEqual(['all', ...activityTypes]);
    await expect(filter.getByRole('radio', { name: 'All' })).toBeChecked();
    const titles = () => featured.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await waitFor(() => expect(titles()).toHaveLength(activities.length));
    await expect(titles()).toEqual(activities.map(({ title }) => title));

    const next = featured.getByRole('button', { name: /next/i });
    const shows = (first: number) =>
      waitFor(() => expect(titlesInView(featured)).toEqual(titles().slice(first, first + 4)), { timeout: 3000 });
    await shows(0);
    await userEvent.click(next);
    await expect(await featured.findByText('Page 2 of 2')).toBeInTheDocument();
    await shows(activities.length - 4);
    await userEvent.click(next);
    await expect(await featured.findByText('Page 1 of 2')).toBeInTheDocument();
    await shows(0);
    await userEvent.click(featured.getByRole('button', { name: /previous/i }));
    await expect(await featured.findByText('Page 2 of 2')).toBeInTheDocument();
    await shows(activities.length - 4);

    await userEvent.click(filter.getByRole('radio', { name: 'Desert' }));
    await expect(featured.queryByText('Page 2 of 2')).not.toBeInTheDocument();
    const desert = activities.filter(({ activity_type }) => activity_type === 'desert');
    await waitFor(() => expect(titles()).toEqual(desert.map(({ title }) => title)));
    const kindsThereAre = new Set<string>(activities.map(({ activity_type }) => activity_type));
    const empty = kinds.find((kind) => kind !== 'all' && !kindsThereAre.has(kind)) ?? '';
    await userEvent.click(filter.getByRole('radio', { name: new RegExp(`^${empty}$`, 'i') }));
    await expect(featured.getByText('No activities available for this category.')).toBeVisible();
    await expect(requested.mock.calls).toEqual([['-base_price']]);
  },
};

const createMany = (activity_type: 'desert' | 'water') =>
  Array.from({ length: 6 }, (_, index) => {
    const title = `${activity_type} ${index + 1}`;
    return { ...activities[0]!, id: title, slug: title, title, activity_type };
  });

export const FilterResetsPage: Story = {
  decorators: [atPath('/')],
  name: 'Changing the category shows the first page',
  tags: ['!autodocs', 'test-only', 'HOME-09'],
  parameters: {
    msw: [
      respondsWith('listActivities', {
        ...examples.listActivities.activities,
        results: [...createMany('water'), ...createMany('desert')],
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    const featured = within(await canvas.findByRole('region', { name: 'Featured activities' }));
    await userEvent.click(await featured.findByRole('button', { name: /next/i }));
    await expect(await featured.findByText('Page 2 of 3')).toBeInTheDocument();
    await userEvent.click(featured.getByRole('radio', { name: 'Desert' }));
    await expect(await featured.findByText('Page 1 of 2')).toBeInTheDocument();
    const firstPage = createMany('desert').slice(0, 4);
    await waitFor(() => expect(titlesInView(featured)).toEqual(firstPage.map(({ title }) => title)), { timeout: 3000 });
  },
};

export const TransferOpens: Story = {
  decorators: [atPath('/')],
  play: ({ canvas }) => userEvent.click(canvas.getByRole('button', { name: 'Transfer' })),
};

export const TransferOpensTest: Story = {
  ...TransferOpens,
  name: 'The transfer search opens in place',
  tags: ['!autodocs', 'test-only', 'HOME-04', 'XFER-02', 'XFER-03', 'XFER-06'],
  play: async ({ canvas }) => {
    const shortcut = canvas.getByRole('button', { name: 'Transfer' });
    await expect(shortcut).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(shortcut);
    const form = within(await canvas.findByRole('form', { name: 'Search for a transfer' }));
    await expect(shortcut).toHaveAttribute('aria-expanded', 'true');
    await expect(document.body.dataset['path']).toBe('/');
    await expect(form.getByRole('combobox', { name: /Pickup/ })).toBeVisible();
    await expect([...document.querySelectorAll('datalist')].map(({ options }) => options.length)).toEqual([10, 10]);
    await expect(form.getByLabelText(/^Time/)).toHaveValue('12:00');

    await userEvent.click(form.getByRole('button', { name: 'Search transfers' }));
    await expect(document.body.dataset['path']).toBe('/');
    await expect(form.getAllByText('Enter the pickup location')[0]).toBeVisible();

    const date = addDays(toDubaiDate(new Date()), 30);
    await userEvent.type(form.getByRole('combobox', { name: /Pickup/ }), 'Dubai Mall');
    await userEvent.type(form.getByRole('combobox', { name: /Drop-off/ }), 'JBR Beach');
    await userEvent.type(form.getByLabelText(/^Date/), date);
    await userEvent.click(form.getByRole('button', { name: 'More: Passengers' }));
    await userEvent.click(form.getByRole('button', { name: 'Search transfers' }));
    await waitFor(() => expect(document.body.dataset['path']).toBe('/search-results'));
    const search = {
      pickupLocation: 'Dubai Mall',
      dropoffLocation: 'JBR Beach',
      date,
      time: '12:00',
      passengers: 2,
      luggage: 0,
    };
    await expect(JSON.parse(localStorage.getItem('transferSearch') ?? '')).toEqual(search);
  },
};

export const Collapsed: Story = {
  decorators: [atPath('/')],
  name: 'The services collapse and expand',
  tags: ['!autodocs', 'test-only', 'HOME-05'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide services' }));
    await expect(canvas.queryByRole('link', { name: 'Hotels' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show services' }));
    await expect(canvas.getByRole('link', { name: 'Hotels' })).toBeVisible();
  },
};

/** Services collapsed on an earlier visit stay collapsed. */
export const StaysFolded: Story = {
  decorators: [atPath('/', { storage: { servicesFolded: 'true' } })],
  tags: ['HOME-05'],
  play: async ({ canvas }) => {
    const show = await canvas.findByRole('button', { name: 'Show services' });
    await expect(canvas.queryByRole('link', { name: 'Hotels' })).not.toBeInTheDocument();
    await userEvent.click(show);
    await expect(canvas.getByRole('link', { name: 'Hotels' })).toBeVisible();
    await expect(localStorage.getItem('servicesFolded')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide services' }));
    await expect(localStorage.getItem('servicesFolded')).toBe('true');
  },
};

export const Hearts: Story = {
  decorators: [atPath('/')],
  name: 'The heart adds a product to the wishlist',
  tags: ['!autodocs', 'test-only', 'GAP-42'],
  play: async ({ canvas }) => {
    const [heart] = await canvas.findAllByRole('button', { name: /Add to wishlist/ });
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart!);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(JSON.parse(localStorage.getItem('wishlist') ?? '')).toHaveLength(1);
    await userEvent.click(heart!);
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Loading: Story = {
  decorators: [atPath('/')],
  parameters: { msw: [neverResponds('listActivities'), neverResponds('listTours'), ...scenarios.default] },
};

/** Nothing could be loaded. */
export const Failed: Story = {
  decorators: [atPath('/')],
  tags: ['HOME-17', 'HOME-18'],
  parameters: { msw: [failsWithStatus('listActivities'), failsWithStatus('listTours'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load activities')).toBeVisible();
    await expect(await canvas.findByText('Failed to load tours')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
};

/** Nothing is on sale. */
export const Empty: Story = {
  decorators: [atPath('/')],
  tags: ['HOME-19', 'HOME-20'],
  parameters: { msw: scenarios.empty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No tours available at the moment.')).toBeVisible();
    await expect(await canvas.findByText('No activities available for this category.')).toBeVisible();
  },
};
