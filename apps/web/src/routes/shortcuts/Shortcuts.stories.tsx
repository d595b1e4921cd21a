import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import CarRentalsPage from './CarRentals.route.tsx';
import FlightsPage from './Flights.route.tsx';
import HotelsPage from './Hotels.route.tsx';

const meta = { title: 'Routes/Shortcuts', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Hotels: Story = {
  name: 'SHELL-26 GAP-42 hotels',
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

export const CarRentals: Story = {
  name: 'car rentals',
  decorators: [atPath('/car-rentals')],
  render: () => <CarRentalsPage />,
};

export const Flights: Story = {
  name: 'flights',
  decorators: [atPath('/flights')],
  render: () => <FlightsPage />,
};
