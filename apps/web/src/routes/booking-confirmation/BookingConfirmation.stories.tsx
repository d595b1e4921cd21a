import { examples, failsWithStatus, neverResponds, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { atPath, expectSignIn } from '../../testing/atPath.tsx';
import BookingConfirmation from './BookingConfirmation.route.tsx';

const meta = {
  title: 'Routes/BookingConfirmation',
  component: BookingConfirmation,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof BookingConfirmation>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const { user } = examples.getMe;
const { activityBooking, ticketBooking } = examples.createBooking;
const { tourBooking } = examples.getBooking;
const bookings = [
  { ...activityBooking, total_amount: '486.00' },
  { ...ticketBooking, total_amount: '300.00' },
];
const number = activityBooking.booking_number;
const path = `/booking-confirmation/${number}`;

const [safari, tower] = bookings;
const discounted = {
  ...safari!,
  total_amount: '437.40',
  discount: { percent: 10, subtotal: '486.00', amount: '-48.60' },
};

/** The discount of a first booking, with amounts that add up. */
export const FirstBooking: Story = {
  decorators: [atPath(path, { as: user, state: { bookings: [discounted, tower!] } })],
  tags: ['QUIRK-12', 'CHECKOUT-45'],
  globals: { behaviour: 'improved' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Booking Confirmed')).toBeVisible();
    await expect(value(canvas, 'Subtotal')).toHaveTextContent('AED 786.00');
    await expect(value(canvas, 'First booking, 10% off')).toHaveTextContent('−AED 48.60');
    await expect(canvas.getByText('AED 737.40')).toBeVisible();
  },
};

const value = (canvas: Canvas, name: string, index = 0) =>
  canvas.getAllByText(name, { selector: 'dt' })[index]?.nextElementSibling ?? null;

export const Loaded: Story = {
  decorators: [
    atPath(path, {
      as: user,
      state: { bookings },
      storage: { lastBooking: JSON.stringify({ owner: user.id, bookings }) },
    }),
  ],
};

export const LoadedTest: Story = {
  ...Loaded,
  name: 'Activities and tickets with their total',
  tags: [
    '!autodocs',
    'test-only',
    'CHECKOUT-41',
    'CHECKOUT-42',
    'CHECKOUT-43',
    'CHECKOUT-44',
    'CHECKOUT-45',
    'CHECKOUT-46',
    'CHECKOUT-51',
    'QUIRK-01',
  ],
  play: async ({ canvas, step }) => {
    await expect(await canvas.findByText('Booking Confirmed')).toBeVisible();
    await expect(canvas.getByText(`${number}, ${ticketBooking.booking_number}`)).toBeVisible();
    await step('the activity', async () => {
      await expect(value(canvas, 'Activity')).toHaveTextContent('Evening Desert Safari in the Red Dunes');
      await expect(value(canvas, 'Date')).toHaveTextContent('Sat 2 March 2030, 3:00 PM');
      await expect(value(canvas, 'Adults')).toHaveTextContent('2');
      await expect(value(canvas, 'Children')).toHaveTextContent('1');
      await expect(value(canvas, 'Infants')).toHaveTextContent('0');
      await expect(value(canvas, 'Pickup location')).toHaveTextContent('Dubai');
    });
    await step('the tickets', async () => {
      await expect(value(canvas, 'Event')).toHaveTextContent('Burj Khalifa: At the Top');
      await expect(value(canvas, 'Date', 1)).toHaveTextContent('Sun 3 March 2030, 5:30 PM');
      await expect(value(canvas, 'Ticket type')).toHaveTextContent('Levels 124 and 125');
      await expect(value(canvas, 'Quantity')).toHaveTextContent('3');
    });
    await step('contact, payment, total', async () => {
      await expect(value(canvas, 'Name')).toHaveTextContent('Amira Haddad');
      await expect(value(canvas, 'Email')).toHaveTextContent(user.email);
      await waitFor(() => expect(value(canvas, 'Phone')).toHaveTextContent('+971 50 555 0142'));
      await expect(value(canvas, 'Payment method')).toHaveTextContent('Card');
      await expect(value(canvas, 'Payment status')).toHaveTextContent('Pending');
      await expect(canvas.getByText('$786.00')).toBeVisible();
    });
    await step('cart and stored booking are cleared, once', async () => {
      await waitFor(() => expect(localStorage.getItem('lastBooking')).toBeNull());
      await waitFor(() => expect(history.state).toMatchObject({ isCleared: true }));
      await waitFor(async () => {
        const cart = await fetch('/api/v1/cart/', { headers: { authorization: 'Bearer story-access' } });
        await expect(await cart.json()).toMatchObject({ items: [] });
      });
    });
    await step('print, and home', async () => {
      const print = spyOn(window, 'print').mockImplementation(fn());
      await userEvent.click(canvas.getByRole('button', { name: 'Print Receipt' }));
      await expect(print).toHaveBeenCalledOnce();
      await expect(canvas.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
    });
  },
};

export const Reloaded: Story = {
  decorators: [atPath(path, { as: user, state: { bookings, isCleared: true }, hasShell: true })],
  name: 'A reload doesn’t clear another cart',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-51'],
  // A mock server of its own: the previous story has emptied the cart.
  parameters: { msw: scenarios.default },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Booking Confirmed')).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Cart, 4 items' })).toBeVisible();
  },
};

export const Phone: Story = {
  decorators: [atPath(path, { as: user, state: { bookings, isCleared: true }, hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};

/** Without a number in the URL, from navigation state. */
export const WithoutNumber: Story = {
  decorators: [atPath('/booking-confirmation', { as: user, state: { bookings, isCleared: true } })],
  tags: ['!autodocs', 'test-only', 'SHELL-29', 'CHECKOUT-40'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Booking Confirmed')).toBeVisible();
  },
};

/** Opened directly, from the server. */
export const FromServer: Story = {
  decorators: [atPath(`/booking-confirmation/${ticketBooking.booking_number}`, { as: user, state: null })],
  tags: ['SHELL-29', 'CHECKOUT-40'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$603.00')).toBeVisible();
    await expect(value(canvas, 'Event')).toHaveTextContent('Burj Khalifa: At the Top');
  },
};

export const Loading: Story = {
  decorators: [atPath(path, { as: user, state: null })],
  parameters: { msw: [neverResponds('getBooking'), ...scenarios.default] },
};

const notFound = async (canvas: Canvas, text: string) => {
  await expect(await canvas.findByRole('heading', { level: 1, name: 'Booking Not Found' })).toBeVisible();
  await expect(canvas.getByText(text)).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Return Home' })).toHaveAttribute('href', '/');
};

/** No reference. */
export const NoReference: Story = {
  decorators: [atPath('/booking-confirmation', { as: user, state: null })],
  tags: ['CHECKOUT-47', 'CHECKOUT-50'],
  play: ({ canvas }) => notFound(canvas, 'Invalid booking reference'),
};

/** An unknown booking number. */
export const InvalidReference: Story = {
  decorators: [atPath('/booking-confirmation/abc', { as: user, state: null })],
  tags: ['!autodocs', 'test-only', 'CHECKOUT-47', 'CHECKOUT-50'],
  play: ({ canvas }) => notFound(canvas, 'Invalid booking reference'),
};

/** A tour has no confirmation here, but a page of its own. */
export const OtherKind: Story = {
  decorators: [atPath(`/booking-confirmation/${tourBooking.booking_number}`, { as: user, state: null })],
  tags: ['CHECKOUT-48', 'CHECKOUT-50'],
  play: async ({ canvas }) => {
    await notFound(canvas, 'No activity or ticket booking found');
    const link = canvas.getByRole('link', { name: 'See this booking' });
    await expect(link).toHaveAttribute('href', `/customer/${tourBooking.booking_number}/voucher`);
  },
};

/** The booking can’t be loaded. */
export const Failed: Story = {
  decorators: [atPath(path, { as: user, state: null })],
  tags: ['CHECKOUT-49', 'CHECKOUT-50'],
  parameters: { msw: [failsWithStatus('getBooking'), ...scenarios.default] },
  play: ({ canvas }) => notFound(canvas, 'Failed to load booking details'),
};

export const Guest: Story = {
  decorators: [atPath(path, { state: null })],
  name: 'A guest signs in first',
  tags: ['!autodocs', 'test-only', 'GAP-35'],
  play: () => expectSignIn(path),
};

const { activityBookingHeld: unpaid } = examples.getBooking;

/** A booking without its payment doesn't look confirmed. */
export const Unpaid: Story = {
  decorators: [atPath(`/booking-confirmation/${unpaid.booking_number}`, { as: user, state: { bookings: [unpaid] } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This booking isn’t paid yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', `/pay/${unpaid.payment?.id}`);
    await expect(canvas.queryByText('Booking Confirmed')).toBeNull();
  },
};

const { activityBookingCancelled: cancelled } = examples.getBooking;

/** A cancelled booking doesn't look confirmed. */
export const Cancelled: Story = {
  decorators: [
    atPath(`/booking-confirmation/${cancelled.booking_number}`, { as: user, state: { bookings: [cancelled] } }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Booking Cancelled')).toBeVisible();
    await expect(canvas.queryByText(/Booking Confirmed|Show your voucher/)).toBeNull();
  },
};
