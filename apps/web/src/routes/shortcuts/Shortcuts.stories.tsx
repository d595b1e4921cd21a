import { scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import CarRentalsPage from './CarRentals.route.tsx';
import FlightsPage from './Flights.route.tsx';
import HotelsPage from './Hotels.route.tsx';

const meta = { title: 'Routes/Shortcuts', parameters: { layout: 'fullscreen', msw: scenarios.default } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hotels. */
export const Hotels: Story = {
  tags: ['SHELL-26', 'GAP-42'],
  decorators: [atPath('/hotels')],
  render: () => <HotelsPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We don’t sell hotel rooms on their own.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See tours' })).toHaveAttribute(
      'href',
      '/things-to-do?category=tours',
    );
  },
};

/** Car rentals. */
export const CarRentals: Story = {
  decorators: [atPath('/car-rentals')],
  render: () => <CarRentalsPage />,
};

/** Flights. */
export const Flights: Story = {
  decorators: [atPath('/flights')],
  render: () => <FlightsPage />,
};
