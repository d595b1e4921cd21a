import { examples, failsWithStatus, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import Attractions from './Attractions.route.tsx';

const meta = {
  title: 'Routes/Attractions',
  component: Attractions,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof Attractions>;
export default meta;
type Story = StoryObj<typeof meta>;

const { events } = examples.listTickets;
const [waterworld, louvre, future, burj] = events.results.map(({ title }) => title);

const titles = (canvas: ReturnType<typeof within>) =>
  canvas.queryAllByRole('heading', { level: 3 }).map(({ textContent }: HTMLElement) => textContent);
const listOptions = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const showing = (canvas: ReturnType<typeof within>, count: number) =>
  waitFor(() => expect(canvas.getByText(`Showing ${count} ticket(s)`)).toBeVisible());

/** The cards. */
export const Loaded: Story = {
  decorators: [atPath('/attractions')],
  tags: ['TICKET-12', 'TICKET-13', 'TICKET-14', 'TICKET-15', 'TICKET-16', 'TICKET-17', 'TICKET-44'],
  play: async ({ canvas }) => {
    await showing(canvas, 4);
    const cards = canvas.getAllByRole('article').map((card) => within(card));
    await expect(cards[0]!.getByText('Sold Out')).toBeVisible();
    await expect(cards[2]!.getByText('8 left')).toBeVisible();
    const last = cards[3]!;
    await expect(last.getByText('480 left')).toBeVisible();
    await expect(last.getByRole('heading', { name: /Burj Khalifa/ })).toBeVisible();
    const picture = canvas.getAllByRole('article')[3]!.querySelector('img');
    await expect(picture?.src).toContain('/burj-khalifa-dusk/');
    await expect(last.getByText('From')).toBeVisible();
    await expect(last.getByText('Downtown Dubai')).toBeVisible();
    await expect(last.getByText('Until 31 Dec 2030')).toBeVisible();
    await expect(last.getByText('2 experiences')).toBeVisible();
    await expect(last.getByText('AED 189.00')).toBeVisible();
    await expect(canvas.queryByText('4.7')).not.toBeInTheDocument();
    for (const [index, { slug }] of events.results.entries()) {
      const link = cards[index]!.getByRole('link', { name: /^Book Now/ });
      await expect(link).toHaveAttribute('href', `/attractions/${slug}`);
    }
  },
};

/** An attraction without a venue and without tickets on sale. */
export const NoPlace: Story = {
  decorators: [atPath('/attractions')],
  tags: ['TICKET-01', 'TICKET-12'],
  parameters: {
    msw: [
      respondsWith('listTickets', {
        ...events,
        count: 1,
        results: [{ ...events.results[3]!, location: null, image: null, ticket_types: [] }],
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Location TBA')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Attraction Tickets' })).toBeVisible();
    await expect(canvas.getByText('0 experiences')).toBeVisible();
    await expect(canvas.getByText('No tickets on sale')).toBeVisible();
  },
};

export const Filtered: Story = {
  decorators: [atPath('/attractions')],
  name: 'Filtered and sorted',
  tags: [
    '!autodocs',
    'test-only',
    'TICKET-02',
    'TICKET-03',
    'TICKET-04',
    'TICKET-07',
    'TICKET-08',
    'TICKET-09',
    'TICKET-10',
    'QUIRK-05',
  ],
  play: async ({ canvas, step }) => {
    await showing(canvas, 4);
    const panel = canvas.getByRole('button', { name: 'Show filters' });
    await expect(panel).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(panel);
    const searchField = await canvas.findByPlaceholderText('Search tickets...');
    await step('words', async () => {
      await userEvent.type(searchField, 'museum');
      await showing(canvas, 2);
      await userEvent.clear(searchField);
      await showing(canvas, 4);
    });
    await step('a price', async () => {
      await userEvent.type(canvas.getByLabelText('Lowest price (AED)'), '100');
      await userEvent.type(canvas.getByLabelText('Highest price (AED)'), '200');
      await showing(canvas, 2);
      await userEvent.click(canvas.getByRole('button', { name: 'Reset Filters' }));
      await showing(canvas, 4);
    });
    await step('a venue', async () => {
      const venue = canvas.getByRole('combobox', { name: 'Venue' });
      await expect(listOptions(venue)).toEqual([
        'All Venues',
        'Burj Khalifa',
        'Louvre Abu Dhabi',
        'Museum of the Future',
        'Yas Island, Abu Dhabi',
      ]);
      await userEvent.selectOptions(venue, 'Burj Khalifa');
      await showing(canvas, 1);
      await userEvent.selectOptions(venue, 'All Venues');
      await showing(canvas, 4);
    });
    await step('what is left', async () => {
      const availability = canvas.getByRole('combobox', { name: 'Availability' });
      await expect(listOptions(availability)).toEqual(['All Tickets', 'Available', 'Limited Availability']);
      await userEvent.selectOptions(availability, 'Available');
      await showing(canvas, 3);
      await userEvent.selectOptions(availability, 'Limited Availability');
      await showing(canvas, 1);
      await expect(titles(canvas)).toEqual([future]);
      await userEvent.selectOptions(availability, 'All Tickets');
    });
    await step('the order', async () => {
      const sort = canvas.getByRole('combobox', { name: 'Sort by' });
      await expect(sort).toHaveValue('date-asc');
      const values = within(sort).getAllByRole<HTMLOptionElement>('option');
      await expect(new Set(values.map(({ value }) => value))).toEqual(
        new Set(['price-asc', 'price-desc', 'date-asc', 'date-desc']),
      );
      await userEvent.selectOptions(sort, 'price-asc');
      await waitFor(() => expect(titles(canvas)).toEqual([louvre, future, burj, waterworld]));
    });
    await step('the panel closes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Hide filters' }));
      await waitFor(() => expect(canvas.getByPlaceholderText('Search tickets...')).not.toBeVisible());
    });
  },
};

const everyFilter = 'search=burj&minPrice=100&maxPrice=200&venue=Burj+Khalifa&availability=available';

export const Reset: Story = {
  name: 'Every filter is reset',
  tags: ['!autodocs', 'test-only', 'TICKET-07'],
  decorators: [atPath(`/attractions?${everyFilter}`)],
  play: async ({ canvas }) => {
    await showing(canvas, 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Show filters (5)' }));
    await expect(await canvas.findByPlaceholderText('Search tickets...')).toHaveValue('burj');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Filters' }));
    await showing(canvas, 4);
    await expect(canvas.getByPlaceholderText('Search tickets...')).toHaveValue('');
    for (const label of ['Lowest price (AED)', 'Highest price (AED)', 'Venue'])
      await expect(canvas.getByLabelText(label)).toHaveValue('');
    await expect(canvas.getByLabelText('Availability')).toHaveValue('all');
  },
};

/** The URL sets filters and order. */
export const FromAddress: Story = {
  tags: ['TICKET-08'],
  decorators: [atPath('/attractions?availability=available&sort=price-desc')],
  play: async ({ canvas }) => {
    await showing(canvas, 3);
    await expect(titles(canvas)).toEqual([burj, future, louvre]);
    await expect(canvas.getByRole('button', { name: 'Show filters (1)' })).toBeVisible();
  },
};

export const NoMatch: Story = {
  decorators: [atPath('/attractions?search=volcano')],
};

export const NoMatchTest: Story = {
  ...NoMatch,
  name: 'Nothing matches',
  tags: ['!autodocs', 'test-only', 'TICKET-11'],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('No tickets match your filters. Try adjusting your search criteria.'),
    ).toBeVisible();
    await expect(canvas.getByText('Showing 0 ticket(s)')).toBeVisible();
    const [, inPage] = canvas.getAllByRole('button', { name: 'Reset Filters' });
    await userEvent.click(inPage!);
    await showing(canvas, 4);
  },
};

export const Empty: Story = {
  decorators: [atPath('/attractions')],
  parameters: { msw: scenarios.empty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no attraction tickets at the moment.')).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [atPath('/attractions')],
  parameters: { msw: [neverResponds('listTickets'), ...scenarios.default] },
};

/** The list could not be loaded. */
export const Failed: Story = {
  decorators: [atPath('/attractions')],
  tags: ['TICKET-18'],
  parameters: { msw: [failsWithStatus('listTickets'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Error!')).toBeVisible();
    const text = canvas.getByText('Failed to load attraction tickets. Please try again later.');
    await expect(text.closest('[role=alert]')).toHaveAttribute('data-tone', 'critical');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const WithShell: Story = { decorators: [atPath('/attractions', { hasShell: true })] };

export const Phone: Story = {
  decorators: [atPath('/attractions', { hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};
