import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { qrCells } from '../../testing/qrCells.ts';
import { Voucher } from './Voucher.tsx';

const meta = {
  component: Voucher,
  args: {
    title: 'Voucher',
    number: { label: 'Booking', value: 'AB10293847' },
    status: { of: 'booking', label: 'Confirmed', meaning: 'settled' },
    details: [
      { label: 'Activity', value: 'Evening dunes, falcons and dinner under stars' },
      { label: 'Date', value: 'Friday, 18 December 2026' },
      { label: 'Guests', value: '2 adults, 1 child' },
      { label: 'Pickup', value: 'Dubai' },
    ],
    code: { label: 'QR code of AB10293847', cells: qrCells },
    advice: {
      title: 'Before you come',
      items: [
        'Please arrive 15 minutes early.',
        'Bring your ID and this voucher.',
        'Changes or cancellations must be made at least 24 hours in advance.',
      ],
    },
  },
} satisfies Meta<typeof Voucher>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Advice: arrive early, bring ID and voucher, change a day ahead. */
export const Advice: Story = {
  tags: ['BOOK-28'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please arrive 15 minutes early.')).toBeVisible();
    await expect(canvas.getByText('Bring your ID and this voucher.')).toBeVisible();
    await expect(canvas.getByText(/at least 24 hours in advance/)).toBeVisible();
  },
};

/** Without a QR code, for a cancelled booking. */
export const WithoutCode: Story = {
  args: { code: undefined, status: { of: 'booking', label: 'Cancelled', meaning: 'cancelled' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img', { name: /^QR/ })).not.toBeInTheDocument();
  },
};

export const WithItinerary: Story = {
  args: {
    itinerary: {
      title: 'Your days',
      days: ['Day 1: Creek and souks', 'Day 2: The Grand Mosque', 'Day 3: Liwa', 'Day 4: -', 'Day 5: -'],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Day \d:/)).toHaveLength(5);
  },
};

export const OnPhone: Story = {
  ...WithItinerary,
  globals: { viewport: { value: 'phone' } },
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
