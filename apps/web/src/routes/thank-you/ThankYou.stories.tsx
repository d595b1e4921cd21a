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
  name: 'CHECKOUT-35 CHECKOUT-37 CHECKOUT-38 GAP-79 fresh from the checkout',
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

export const NotMailed = mailStory('no mail is promised unless all are sent', ['sent', 'none'], null);

const discounted = {
  ...activityBooking,
  total_amount: '679.56',
  discount: { percent: 10, subtotal: '755.07', amount: '-75.51' },
};

export const FirstBooking: Story = {
  decorators: [atPath(path, { as: user, state: { bookings: [discounted, ticketBooking] } })],
  name: 'QUIRK-12 the discount of a first booking, with amounts that add up',
  globals: { behaviour: 'improved' },
  play: async ({ canvas }) => {
    const amount = async (label: string) => (await canvas.findByText(label, { selector: 'dt' })).nextElementSibling;
    await expect(await amount('Subtotal')).toHaveTextContent('AED 1,358.07');
    await expect(await amount('First booking, 10% off')).toHaveTextContent('−AED 75.51');
    await expect(canvas.getByText('AED 1,282.56', { selector: 'strong' })).toBeVisible();
  },
};

export const Confetti: Story = {
  decorators: [atPath(path, { as: user, state: { bookings } })],
  name: 'CHECKOUT-37 GAP-55 CONST-26 confetti for eight seconds',
  beforeEach: watchTimeouts,
  play: ({ canvasElement }) => expectConfetti(canvasElement),
};

export const Phone: Story = {
  decorators: [atPath(path, { as: user, state: { bookings }, hasShell: true })],
  name: 'on a phone',
  parameters: { width: 'phone' },
  globals: { viewport: { value: 'phone' } },
};

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
  name: 'GAP-78 without navigation state, the stored booking',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Kept, your booking is confirmed/)).toBeVisible();
  },
};

export const StoredByAnotherUser: Story = {
  decorators: [
    atPath(path, {
      as: user,
      state: null,
      storage: {
        lastBooking: JSON.stringify({ owner: '999', bookings: [{ ...activityBooking, first_name: 'Kept' }] }),
      },
    }),
  ],
  name: 'GAP-30 another user’s booking in this browser isn’t shown',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Amira, your booking is confirmed/)).toBeVisible();
  },
};

export const FromServer: Story = {
  decorators: [atPath(path, { as: user, state: null })],
  name: 'GAP-78 opened directly, from the server',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Thank you!' })).toBeVisible();
    await expect(canvas.getByText('AED 755.07', { selector: 'strong' })).toBeVisible();
  },
};

export const Guest: Story = {
  decorators: [atPath(path, { state: null })],
  name: 'GAP-35 a guest signs in first',
  play: () => expectSignIn(path),
};

export const Loading: Story = {
  decorators: [atPath(path, { as: user, state: null })],
  parameters: { msw: [neverResponds('getBooking'), ...scenarios.default] },
};

export const NotFound: Story = {
  decorators: [atPath('/thank-you/AB99999999', { as: user, state: null })],
  name: 'GAP-78 no such booking',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Booking Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
};

export const Failed: Story = {
  decorators: [atPath(path, { as: user, state: null })],
  name: 'BOOK-11 the server is unavailable',
  parameters: { msw: [failsWithStatus('getBooking', 502), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Failed to fetch booking details' })).toBeVisible();
  },
};

export const NoReply: Story = {
  decorators: [atPath(path, { as: user, state: null })],
  name: 'BOOK-11 QUIRK-21 no response',
  parameters: { msw: [losesConnection('getBooking'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No response received from server' })).toBeVisible();
  },
};
