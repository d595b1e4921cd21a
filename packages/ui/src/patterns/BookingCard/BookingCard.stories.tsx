import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mountain } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../../components/Button/Button.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { BookingCard } from './BookingCard.tsx';

const meta = {
  component: BookingCard,
  args: {
    number: 'AB10293847',
    kind: 'Activity',
    icon: Mountain,
    date: 'Sun 6 December 2026, 3:30 PM',
    dateTime: '2026-12-06T15:30',
    amount: 'AED 715.50',
    payment: { label: 'Paid', meaning: 'settled' },
    booking: { label: 'Confirmed', meaning: 'settled' },
    actions: (
      <>
        <LinkButton size="small" tone="secondary" href="/bookings/AB10293847/voucher">
          Voucher
        </LinkButton>
        <Button size="small" tone="quiet">
          Cancel
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof BookingCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Number, date, amount and the two statuses as badges. */
export const Plain: Story = {
  tags: ['BOOK-03'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'AB10293847' })).toBeVisible();
    await expect(canvas.getByText('Sun 6 December 2026, 3:30 PM')).toHaveAttribute('datetime', '2026-12-06T15:30');
    await expect(canvas.getByText('AED 715.50')).toBeVisible();
    await expect(canvas.getByText('Paid')).toHaveTextContent('Payment: Paid');
    await expect(canvas.getByText('Confirmed')).toHaveTextContent('Booking: Confirmed');
    for (const label of ['Payment:', 'Booking:'])
      await expect(canvas.getByText(label).getBoundingClientRect().width).toBeGreaterThan(10);
  },
};

/** Without actions it shows N/A. */
export const Cancelled: Story = {
  tags: ['BOOK-05'],
  args: { actions: undefined, booking: { label: 'Cancelled', meaning: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

/** Shows the end of free cancellation. */
export const WithNote: Story = {
  tags: ['BOOK-17'],
  args: { note: 'Free cancellation until Sat 5 December 2026, 3:30 PM' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free cancellation until Sat 5 December 2026, 3:30 PM')).toBeVisible();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
