import { examples, fails, failsWithStatus, neverResponds, scenarios } from '@aitours/api-client/mocks';
import { airportMeetingPoint } from '@aitours/domain/transfers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent } from 'storybook/test';
import { atPath, expectSignIn } from '../../testing/atPath.tsx';
import { expectConfetti, watchTimeouts } from '../../testing/expectConfetti.ts';
import { receiptRows } from '../../testing/receiptRows.ts';
import TransferConfirmation from './TransferConfirmation.route.tsx';

const meta = {
  title: 'Routes/TransferConfirmation',
  component: TransferConfirmation,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof TransferConfirmation>;
export default meta;
type Story = StoryObj<typeof meta>;

const { user } = examples.getMe;
const { transferBooking, transferBookingReturn } = examples.getTransferBooking;
const path = `/bookings/${transferBooking.booking_number}`;
const notFoundText = 'Booking not found. Please check the booking number and try again.';

export const Fresh: Story = {
  decorators: [atPath(path, { as: user, state: { bookings: [transferBooking] } })],
};

export const FreshTest: Story = {
  ...Fresh,
  name: 'From the wizard',
  tags: ['!autodocs', 'test-only', 'XFER-40', 'XFER-41', 'XFER-42', 'XFER-43', 'XFER-47'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Booking Confirmed!' })).toBeVisible();
    await expect(canvas.getByText(transferBooking.booking_number)).toBeVisible();
    await expect(receiptRows(canvasElement)).toEqual({
      Pickup: 'Dubai International Airport (DXB)',
      'Meeting point': airportMeetingPoint,
      'Drop-off': 'Dubai Marina',
      Date: 'Fri 1 March 2030',
      Time: '2:30 PM',
      Passengers: '2',
      Luggage: '2',
      Flight: 'EK73',
      'Child seats': '1 child seat',
      Vehicle: 'Toyota Camry or similar',
      Category: 'Sedan',
      Features: 'Air conditioning, Bottled water',
      'Payment method': 'Card',
      'Payment status': expect.stringMatching(/PENDING$/),
    });
    await expect(canvas.getByText('PENDING')).toHaveAttribute('data-tone', 'pending');
    await expect(canvas.getByText('€88.00')).toBeVisible();
    const print = spyOn(window, 'print').mockImplementation(fn());
    await userEvent.click(canvas.getByRole('button', { name: 'Print Details' }));
    await expect(print).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  },
};

const discounted = {
  ...transferBooking,
  total_amount: '79.20',
  discount: { percent: 10, subtotal: '88.00', amount: '-8.80' },
};

export const Refund: Story = {
  ...Fresh,
  name: 'What cancelling refunds until when',
  tags: ['!autodocs', 'test-only', 'CONST-20'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('What you get back if you cancel'));
    const table = await canvas.findByRole('table', { name: /^Refund if you cancel, in percent of what you have paid/ });
    await expect(table).toHaveTextContent('100%');
  },
};

/** The discount of a first booking, with amounts that add up. */
export const FirstBooking: Story = {
  tags: ['QUIRK-12'],
  decorators: [atPath(path, { as: user, state: { bookings: [discounted] } })],
  globals: { behaviour: 'improved' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('AED 79.20')).toBeVisible();
    await expect(receiptRows(canvasElement)).toMatchObject({
      Subtotal: 'AED 88.00',
      'First booking, 10% off': '−AED 8.80',
    });
  },
};

/** Confetti for eight seconds. */
export const Confetti: Story = {
  tags: ['!autodocs', 'test-only', 'XFER-40', 'GAP-55', 'CONST-26'],
  decorators: [atPath(path, { as: user, state: { bookings: [transferBooking] } })],
  beforeEach: watchTimeouts,
  play: ({ canvasElement }) => expectConfetti(canvasElement),
};

/** Opened directly, return trip, paid. */
export const FromServer: Story = {
  tags: ['XFER-46', 'XFER-42'],
  decorators: [atPath(`/bookings/${transferBookingReturn.booking_number}`, { as: user, state: null })],
  parameters: { msw: [fails('getBooking', 'not-found'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PAID')).toBeVisible();
    await expect(canvas.getByText('PAID')).toHaveAttribute('data-tone', 'positive');
    await expect(canvas.getByText('Wed 20 March 2030, 6:00 PM')).toBeVisible();
    await expect(canvas.getByText('€240.24')).toBeVisible();
  },
};

/** A cancelled booking is not shown as confirmed. */
export const Cancelled: Story = {
  tags: ['XFER-40'],
  decorators: [atPath(path, { as: user, state: { bookings: [{ ...transferBooking, booking_status: 'cancelled' }] } })],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Booking cancelled' })).toBeVisible();
    await expect(canvasElement.querySelector('canvas')).toBeNull();
  },
};

/** A booking without its payment doesn't look confirmed. */
export const Unpaid: Story = {
  tags: ['XFER-40'],
  decorators: [
    atPath(path, {
      as: user,
      state: {
        bookings: [
          {
            ...transferBooking,
            booking_status: 'pending',
            payment: { id: 'p', status: 'open', hold_expires_at: '2030-02-25T09:27:00+04:00' },
          },
        ],
      },
    }),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This booking isn’t paid yet' })).toBeVisible();
    await expect(canvas.getByText('Pay by 9:27 AM, Dubai time, to keep your places.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', '/pay/p');
    await expect(canvasElement.querySelector('canvas')).toBeNull();
  },
};

/** `transferMessages.notFound`. */
export const NotFound: Story = {
  tags: ['XFER-45'],
  decorators: [atPath('/bookings/FT99999999', { as: user, state: null })],
  parameters: { msw: [fails('getTransferBooking', 'not-found'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: notFoundText })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
};

/** A booking of another kind is not a transfer. */
export const NoVehicle: Story = {
  tags: ['!autodocs', 'test-only', 'XFER-44', 'GAP-34'],
  decorators: [atPath(`/bookings/${examples.getBooking.ticketBooking.booking_number}`, { as: user, state: null })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: notFoundText })).toBeVisible();
  },
};

/** The server is unavailable: retry. */
export const Failed: Story = {
  tags: ['XFER-45'],
  decorators: [atPath(path, { as: user, state: null })],
  parameters: { msw: [failsWithStatus('getTransferBooking', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: [atPath(path, { as: user, state: null })],
  parameters: { msw: [neverResponds('getTransferBooking'), ...scenarios.default] },
};

export const Guest: Story = {
  name: 'A guest signs in first',
  tags: ['!autodocs', 'test-only', 'GAP-35'],
  decorators: [atPath(path, { state: null })],
  play: () => expectSignIn(path),
};

export const Phone: Story = {
  decorators: [atPath(path, { as: user, state: { bookings: [transferBooking] }, hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};
