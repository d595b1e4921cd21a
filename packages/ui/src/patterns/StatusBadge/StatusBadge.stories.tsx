import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../components/Inline/Inline.tsx';
import { StatusBadge, type StatusMeaning } from './StatusBadge.tsx';

const meta = {
  component: StatusBadge,
  args: { of: 'booking', label: 'Confirmed', meaning: 'settled' },
} satisfies Meta<typeof StatusBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const statuses: [label: string, meaning: StatusMeaning][] = [
  ['Confirmed', 'settled'],
  ['Pending', 'pending'],
  ['Cancelled', 'cancelled'],
  ['Completed', 'completed'],
  ['Refunded', 'refunded'],
];

/** Five booking statuses in five different colours, each with its own icon. */
export const FiveColours: Story = {
  tags: ['BOOK-08'],
  render: () => (
    <Inline>
      {statuses.map(([label, meaning]) => (
        <StatusBadge key={label} of="booking" label={label} meaning={meaning} />
      ))}
    </Inline>
  ),
  play: async ({ canvas }) => {
    const badges = statuses.map(([label]) => canvas.getByText(label).closest('[data-tone]'));
    const colours = badges.map((badge) => badge && getComputedStyle(badge).backgroundColor);
    await expect(new Set(colours).size).toBe(5);
    const pictures = badges.map((badge) => badge?.querySelector('svg')?.innerHTML);
    await expect(new Set(pictures).size).toBe(5);
  },
};

/** Badges side by side show whose status each is. */
export const Labelled: Story = {
  tags: ['BOOK-03'],
  args: { labelled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Confirmed')).toHaveTextContent('Booking: Confirmed');
    await expect(canvas.getByText('Booking:').getBoundingClientRect().width).toBeGreaterThan(10);
  },
};

export const Payment: Story = {
  render: () => (
    <Inline>
      <StatusBadge of="payment" label="Paid" meaning="settled" />
      <StatusBadge of="payment" label="Pending" meaning="pending" />
      <StatusBadge of="payment" label="Failed" meaning="failed" />
      <StatusBadge of="payment" label="On hold" meaning="unknown" />
    </Inline>
  ),
};
