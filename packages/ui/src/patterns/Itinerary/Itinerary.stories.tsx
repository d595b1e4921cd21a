import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bus, Tent } from 'lucide-react';
import { expect } from 'storybook/test';
import { Itinerary } from './Itinerary.tsx';

const meta = {
  component: Itinerary,
  args: {
    stops: [
      {
        id: 'pickup',
        time: '3:00 PM',
        title: 'Pickup at your hotel',
        icon: Bus,
        note: 'Please be ready 5 minutes before pickup.',
      },
      { id: 'dunes', time: '4:30 PM', title: 'Dunes and falcons', detail: 'The falconer shows three birds at sunset.' },
      { id: 'camp', time: '6:30 PM', title: 'Dinner at the camp', icon: Tent },
      { id: 'back', time: '9:30 PM', title: 'Back in town', note: 'Drop-off time may vary with traffic.', icon: Bus },
    ],
  },
} satisfies Meta<typeof Itinerary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Stops in their order, with notes. */
export const Plain: Story = {
  play: async ({ canvas }) => {
    const stops = canvas.getAllByRole('listitem');
    await expect(stops).toHaveLength(4);
    await expect(stops[0]).toHaveTextContent('Please be ready 5 minutes before pickup.');
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
