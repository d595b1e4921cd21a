import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '../../components/Grid/Grid.tsx';
import { hours, poster } from '../testing/posters.ts';
import { DestinationCard } from './DestinationCard.tsx';
import { TourCard } from './TourCard.tsx';

const meta = {
  component: TourCard,
  subcomponents: { DestinationCard },
  args: {
    title: 'Abu Dhabi and the Grand Mosque',
    href: '/tour/abu-dhabi',
    facts: ['4 days · 3 nights', 'Free cancellation'],
    picture: poster('night'),
    price: { prefix: 'from', amount: 'AED 2,450.00' },
  },
} satisfies Meta<typeof TourCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tour: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Abu Dhabi and the Grand Mosque' })).toHaveAttribute(
      'href',
      '/tour/abu-dhabi',
    );
  },
};

export const Tours: Story = {
  render: (args) => (
    <Grid columns={3}>
      {hours.slice(0, 3).map((hour) => (
        <TourCard key={hour} {...args} picture={poster(hour)} />
      ))}
    </Grid>
  ),
};

/** Every line of a long title is on the scrim. */
export const LongTitle: Story = {
  args: {
    title: 'From the creek of old Dubai over the dunes of Liwa to the wadis, kayaks and mountain lodges of Hatta',
  },
  render: Tours.render,
};

export const Destinations: Story = {
  render: () => (
    <Grid columns={4}>
      {['Dubai', 'Abu Dhabi', 'Sharjah', 'Ras Al Khaimah'].map((name, index) => (
        <DestinationCard key={name} title={name} detail="24 tours" picture={poster(hours[index] ?? 'gold')} />
      ))}
    </Grid>
  ),
};

export const OnPhone: Story = { ...Tours, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { ...Tours, globals: { direction: 'rtl' } };
