import { examples, failsWithStatus, neverResponds, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import SearchResults from './SearchResults.route.tsx';

const meta = {
  title: 'Routes/SearchResults',
  component: SearchResults,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof SearchResults>;
export default meta;
type Story = StoryObj<typeof meta>;

const [sedan, suv] = examples.listTransferVehicles.transferVehicles;
const path = '/search-results';
const search = {
  pickupLocation: 'Dubai International Airport (DXB)',
  dropoffLocation: 'Dubai Marina',
  date: '2030-03-01',
  time: '14:30',
  passengers: 2,
  luggage: 2,
};
const four = { ...search, passengers: 4 };

/** Vehicles with their details and terms. */
export const Loaded: Story = {
  tags: ['SHELL-25', 'XFER-09', 'XFER-11', 'XFER-14', 'XFER-47', 'QUIRK-01', 'CONST-20', 'CONST-27'],
  decorators: [
    atPath(path, { state: search, storage: { transferSearch: JSON.stringify({ ...four, dropoffLocation: 'Hatta' }) } }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '4 vehicles fit' })).toBeVisible();
    await expect(canvas.getByText(/Dubai Marina/)).toBeVisible();
    const [card] = canvas.getAllByRole('article');
    for (const text of [sedan!.name, sedan!.category, sedan!.description, '3 passengers', '2 pieces of luggage'])
      await expect(card).toHaveTextContent(text);
    await expect(card!.querySelector('img')?.src).toContain(`/${sedan!.image}/`);
    await expect(canvas.getAllByText('Select Vehicle')).toHaveLength(4);
    await waitFor(() => expect(card).toHaveTextContent('€88.00'));
    await expect(card).toHaveTextContent('35.2 km × €2.50');
    await expect(card).toHaveTextContent('Base price €95.00');
    await expect(canvas.getByText('60 minutes waiting time')).toBeVisible();
    await expect(canvas.getByText('Free cancellation')).toBeVisible();
    await expect(canvas.getByText(/^Free cancellation until Thu 28 February 2030, 2:30 PM/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Change search' })).toHaveAttribute(
      'href',
      expect.stringContaining('/transfers/search?pickup=Dubai+International'),
    );
  },
};

/** The improved fares are in AED, with the same amounts. */
export const InDirhams: Story = {
  tags: ['QUIRK-01'],
  decorators: [atPath(path, { state: search })],
  globals: { behaviour: 'improved' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '4 vehicles fit' });
    const [card] = canvas.getAllByRole('article');
    for (const text of ['AED 88.00', '35.2 km × AED 2.50', 'Base price AED 95.00'])
      await waitFor(() => expect(card).toHaveTextContent(text));
    await expect(canvas.queryByText(/€/)).not.toBeInTheDocument();
  },
};

export const Selected: Story = {
  name: 'A selected vehicle is stored, by keyboard, and opens /booking',
  tags: ['!autodocs', 'test-only', 'XFER-11'],
  decorators: [atPath(path, { state: search })],
  play: async ({ canvas }) => {
    (await canvas.findByRole('button', { name: `Select Vehicle: ${suv!.name}` })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.body.dataset['path']).toBe('/booking'));
    await expect(JSON.parse(localStorage.getItem('transferChoice')!)).toMatchObject({
      vehicle: { id: suv!.id },
      search,
    });
  },
};

/** Vehicles that are too small say why. */
export const TooSmall: Story = {
  tags: ['XFER-10', 'GAP-39'],
  decorators: [atPath(path, { state: four })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '3 vehicles fit' })).toBeVisible();
    await expect(await canvas.findByText('Takes 3 passengers; you have 4.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: `Select Vehicle: ${sedan!.name}` })).toBeNull();
  },
};

/** The luggage has to fit too. */
export const TooMuchLuggage: Story = {
  tags: ['XFER-10', 'GAP-39'],
  decorators: [atPath(path, { state: { ...search, luggage: 3 } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Takes 2 pieces of luggage; you have 3.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: `Select Vehicle: ${sedan!.name}` })).toBeNull();
  },
};

/** Without navigation state, the stored search. */
export const Stored: Story = {
  tags: ['!autodocs', 'test-only', 'XFER-09'],
  decorators: [atPath(path, { state: null, storage: { transferSearch: JSON.stringify(four) } })],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Fri 1 March 2030, 2:30 PM · 4 passengers · 2 pieces of luggage'),
    ).toBeVisible();
  },
};

export const NoPassengers: Story = {
  name: 'Without either it redirects home',
  tags: ['!autodocs', 'test-only', 'XFER-09'],
  decorators: [atPath(path, { state: null })],
  play: () => waitFor(() => expect(document.body.dataset['path']).toBe('/')),
};

/** `transferMessages.noVehicles`. */
export const None: Story = {
  tags: ['XFER-13'],
  decorators: [atPath(path, { state: search })],
  parameters: { msw: scenarios.empty },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No vehicles available for your search criteria.')).toBeVisible();
  },
};

/** `transferMessages.vehiclesFailed`. */
export const Failed: Story = {
  tags: ['XFER-12'],
  decorators: [atPath(path, { state: search })],
  parameters: { msw: [failsWithStatus('listTransferVehicles', 500), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load vehicles. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [atPath(path, { state: search })],
  parameters: { msw: [neverResponds('listTransferVehicles'), ...scenarios.default] },
};

/** While the distance loads only the base price is shown. */
export const Measuring: Story = {
  tags: ['GAP-37', 'GAP-38'],
  decorators: [atPath(path, { state: search })],
  parameters: { msw: [neverResponds('getTransferDistance'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Calculating the distance…'))[0]).toBeVisible();
    await expect(canvas.getByText('Base price €95.00')).toBeVisible();
  },
};

export const Phone: Story = {
  decorators: [atPath(path, { state: four, hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};
