import { examples, failsWithStatus, losesConnection, neverResponds, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { atPath, expectSignIn } from '../../testing/atPath.tsx';
import { expectConfetti, watchTimeouts } from '../../testing/expectConfetti.ts';
import ThankYou from './ThankYou.route.tsx';

const meta = {
  title: 'Routes/ThankYou',
  component: ThankYou,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof ThankYou>;
export default meta;
type Story = StoryObj<typeof meta>;

const { user } = examples.getMe;
const { activityBooking, ticketBooking } = examples.createBooking;
const bookings = [activityBooking, ticketBooking];
const number = activityBooking.booking_number;
const path = `/thank-you/${number}`;

export const Loaded: Story = {
  decorators: [atPath(path, { as: user, state: { bookings } })],
};

export const LoadedTest: Story = {
  ...Loaded,
  name: 'Fresh from the checkout',
  tags: ['!autodocs', 'test-only', 'CHECKOUT-35', 'CHECKOUT-37', 'CHECKOUT-38', 'GAP-79'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Thank you!' })).toBeVisible();
    await expect(canvas.getByText(`${number}, ${ticketBooking.booking_number}`)).toBeVisible();
    await expect(canvas.getByText('Amira Haddad')).toBeVisible();
    await expect(canvas.getByText(user.email, { selector: 'dd' })).toBeVisible();
    await expect(canvas.getByText('Card')).toBeVisible();
    for (const { cart_items } of bookings)
      await expect(canvas.getByText(cart_items[0]!.title, { exact: false })).toBeVisible();
    await expect(canvas.getByText('Sat 2 March 2030, 3:00 PM')).toBeVisible();
    await expect(canvas.getByText('AED 1,358.07')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('link', { name: 'My Bookings' })).toHaveAttribute('href', '/customer');
    await expect(canvas.queryByText(/the confirmation to/)).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'View booking confirmation' }));
    await waitFor(() => expect(document.body.dataset['path']).toBe(`/booking-confirmation/${number}`));
  },
};

const mailStory = (name: string, states: readonly ('none' | 'sending' | 'sent')[], text: string | null): Story => ({
  decorators: [
    atPath(path, {
      as: user,
      state: { bookings: bookings.map((booking, index) => ({ ...booking, confirmation_mail: states[index] })) },
    }),
  ],
  name,
  play: async ({ canvas }) => {
    const lead = await canvas.findByText(/your booking is confirmed/);
    const start = 'Amira, your booking is confirmed. Your vouchers are in My Bookings.';
    await expect(lead).toHaveTextContent(text === null ? start : `${start} ${text}`, { normalizeWhitespace: true });
    if (text === null) await expect(lead).not.toHaveTextContent(user.email);
  },
});

export const Mailing = mailStory(
  'the confirmation is being sent',
  ['sent', 'sending'],
  `We are sending the confirmation to ${user.email}.`,
);

export const Mailed = mailStory(
  'the confirmation was sent',
  ['sent', 'sent'],
  `We sent the confirmation to ${user.email}.`,
);

export const NotMailed: Story = {
  ...mailStory('no mail is promised unless all are sent', ['sent', 'none'], null),
  tags: ['!autodocs', 'test-only'],
};

const discounted = {
  ...activityBooking,
  total_amount: '679.56',
  discount: { percent: 10, subtotal: '755.07', amount: '-75.51' },
};

export const Refunds: Story = {
  decorators: [
    atPath(path, {
      as: user,
      state: { bookings: bookings.map((booking) => ({ ...booking, payment_status: 'paid' as const })) },
    }),
  ],
  name: 'What cancelling refunds until when, for each booking',
  tags: ['!autodocs', 'test-only', 'CONST-20'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('What you get back if you cancel'));
    for (const { booking_number } of bookings) {
      const table = await canvas.findByRole('table', { name: `Refund if you cancel ${booking_number} (Dubai time)` });
      await expect(table).toHaveTextContent(/AED \d.*100%/);
    }
  },
};

/** The discount of a first booking, with amounts that add up. */
export const FirstBooking: Story = {
  decorators: [atPath(path, { as: user, state: { bookings: [discounted, ticketBooking] } })],
  tags: ['QUIRK-12'],
  globals: { behaviour: 'improved' },
  play: async ({ canvas }) => {
    const amount = async (label: string) => (await canvas.findByText(label, { selector: 'dt' })).nextElementSibling;
    await expect(await amount('Subtotal')).toHaveTextContent('AED 1,358.07');
    await expect(await amount('First booking, 10% off')).toHaveTextContent('−AED 75.51');
    await expect(canvas.getByText('AED 1,282.56', { selector: 'strong' })).toBeVisible();
  },
};

/** Confetti for eight seconds. */
export const Confetti: Story = {
  decorators: [atPath(path, { as: user, state: { bookings } })],
  tags: ['!autodocs', 'test-only', 'CHECKOUT-37', 'GAP-55', 'CONST-26'],
  beforeEach: watchTimeouts,
  play: ({ canvasElement }) => expectConfetti(canvasElement),
};

/** On a phone. */
export const Phone: Story = {
  decorators: [atPath(path, { as: user, state: { bookings }, hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};

/** Without navigation state, the stored booking. */
export const Stored: Story = {
  decorators: [
    atPath('/thank-you/EB20481206', {
      as: user,
      state: null,
      storage: {
        lastBooking: JSON.stringify({ owner: user.id, bookings: [{ ...ticketBooking, first_name: 'Kept' }] }),
      },
    }),
  ],
  tags: ['GAP-78'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Kept, your booking is confirmed/)).toBeVisible();
  },
};

/** Opened directly, from the server. */
export const FromServer: Story = {
  decorators: [atPath(path, { as: user, state: null })],
  tags: ['!autodocs', 'test-only', 'GAP-78'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Thank you!' })).toBeVisible();
    await expect(canvas.getByText('AED 755.07', { selector: 'strong' })).toBeVisible();
  },
};

export const Guest: Story = {
  decorators: [atPath(path, { state: null })],
  name: 'A guest signs in first',
  tags: ['!autodocs', 'test-only', 'GAP-35'],
  play: () => expectSignIn(path),
};

export const Loading: Story = {
  decorators: [atPath(path, { as: user, state: null })],
  parameters: { msw: [neverResponds('getBooking'), ...scenarios.default] },
};

/** No such booking. */
export const NotFound: Story = {
  decorators: [atPath('/thank-you/AB99999999', { as: user, state: null })],
  tags: ['GAP-78'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Booking Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
};

/** The server is unavailable. */
export const Failed: Story = {
  decorators: [atPath(path, { as: user, state: null })],
  tags: ['BOOK-11'],
  parameters: { msw: [failsWithStatus('getBooking', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to fetch booking details' })).toBeVisible();
  },
};

/** No response. */
export const NoReply: Story = {
  decorators: [atPath(path, { as: user, state: null })],
  tags: ['BOOK-11', 'QUIRK-21'],
  parameters: { msw: [losesConnection('getBooking'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No response received from server' })).toBeVisible();
  },
};

const { activityBookingHeld: unpaid } = examples.getBooking;

/** A booking without its payment doesn't look confirmed. */
export const Unpaid: Story = {
  decorators: [atPath(`/thank-you/${unpaid.booking_number}`, { as: user, state: { bookings: [unpaid] } })],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'This booking isn’t paid yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pay now' })).toHaveAttribute('href', `/pay/${unpaid.payment?.id}`);
    await expect(canvas.queryByText('Thank you!')).toBeNull();
    await expect(canvasElement.querySelector('canvas')).toBeNull();
  },
};
