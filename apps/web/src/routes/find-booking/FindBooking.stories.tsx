import {
  examples,
  fails,
  losesConnection,
  neverResponds,
  problemExamples,
  respondsWith,
  scenarios,
} from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import FindBooking from './FindBooking.route.tsx';

const meta = {
  title: 'Routes/Find a booking',
  component: FindBooking,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof FindBooking>;
export default meta;
type Story = StoryObj<typeof meta>;
const decorators = [atPath('/find-booking')];
type Canvas = ReturnType<typeof within>;

const { foundBooking } = examples.openBookingLookup;
const { booking } = foundBooking;
const { activityBookingHeld, activityBookingCancelled } = examples.getBooking;

async function search(canvas: Canvas, number: string = booking.booking_number, email = booking.email) {
  const field = await canvas.findByLabelText(/^Booking number/);
  await userEvent.clear(field);
  if (number !== '') await userEvent.type(field, number);
  await userEvent.clear(canvas.getByLabelText(/^Email/));
  if (email !== '') await userEvent.type(canvas.getByLabelText(/^Email/), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Send the code' }));
}

async function enterCode(canvas: Canvas) {
  await userEvent.type(await canvas.findByLabelText(/^Code/), '482 913');
  await userEvent.click(canvas.getByRole('button', { name: 'Show the booking' }));
}

async function find(canvas: Canvas) {
  await search(canvas);
  await enterCode(canvas);
}

export const Search: Story = { decorators };

export const Phone: Story = {
  decorators: [atPath('/find-booking', { hasShell: true })],
  globals: { viewport: { value: 'phone' } },
};

/** Nothing is sent; the errors are at the fields, and their list has the focus. */
export const Invalid: Story = {
  decorators,
  play: async ({ canvas }) => {
    await search(canvas, 'AB123', 'amira@example');
    const number = canvas.getByLabelText(/^Booking number/);
    await expect(number).toHaveAccessibleDescription(/TB, AB, EB or FT and eight digits/);
    await expect(canvas.getByRole('group', { name: 'There are problems with 2 fields' })).toHaveFocus();
    await expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(/like name@example.com/);
  },
};

export const Missing: Story = {
  decorators,
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await search(canvas, '', '');
    await expect(canvas.getByLabelText(/^Booking number/)).toHaveAccessibleDescription(/Enter the booking number/);
    await expect(canvas.getByLabelText(/^Email/)).toHaveAccessibleDescription(/Enter the email address of the booking/);
  },
};

export const Sending: Story = {
  decorators,
  tags: ['!autodocs', 'test-only'],
  parameters: { msw: [neverResponds('requestBookingLookup'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await search(canvas);
    await expect(canvas.getByRole('button', { name: 'Send the code' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const NotSent: Story = {
  decorators,
  parameters: { msw: [losesConnection('requestBookingLookup'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await search(canvas);
    await expect(await canvas.findByText('No response from server')).toBeVisible();
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue(booking.email);
  },
};

export const TooManyRequests: Story = {
  decorators,
  tags: ['!autodocs', 'test-only'],
  parameters: { msw: [fails('requestBookingLookup', 'too-many-requests'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await search(canvas);
    await expect(await canvas.findByText('Too many requests. Please wait 15 minutes and try again.')).toBeVisible();
  },
};

/** The page doesn't say whether there is such a booking. */
export const CodeSent: Story = {
  decorators,
  play: async ({ canvas }) => {
    await search(canvas);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible();
    await expect(canvas.getByLabelText(/^Code/)).toHaveFocus();
    await expect(canvas.getByText(new RegExp(`^If booking ${booking.booking_number} was made with`))).toBeVisible();
  },
};

export const WrongCode: Story = {
  decorators,
  parameters: { msw: [fails('openBookingLookup', 'otp-invalid'), ...scenarios.default] },
  play: async ({ canvas }) => {
    await find(canvas);
    await expect(await canvas.findByText(problemExamples['otp-invalid'].detail)).toBeVisible();
    await expect(canvas.getByLabelText(/^Code/)).toHaveValue('482 913');
  },
};

const sent = fn();

export const SentAgain: Story = {
  decorators,
  parameters: {
    msw: [
      respondsWith('requestBookingLookup', ({ body }) => {
        sent(body);
        return examples.requestBookingLookup.bookingLookup;
      }),
      ...scenarios.default,
    ],
  },
  beforeEach: () => {
    sent.mockClear();
  },
  play: async ({ canvas }) => {
    await search(canvas, ' eb20481206', ` ${booking.email}`);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new code' }));
    await expect(await canvas.findByText(/^We sent a new code/)).toBeVisible();
    const body = { booking_number: booking.booking_number, email: booking.email };
    await expect(sent.mock.calls).toEqual([[body], [body]]);
  },
};

/** Returns to number and address, which are still there. */
export const Changed: Story = {
  decorators,
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await search(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change number or email' }));
    await expect(canvas.getByLabelText(/^Booking number/)).toHaveValue(booking.booking_number);
    await expect(canvas.getByLabelText(/^Booking number/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue(booking.email);
  },
};

/** The voucher and the passes, without anything that changes the booking. */
export const Found: Story = {
  decorators,
  play: async ({ canvas }) => {
    await find(canvas);
    const heading = await canvas.findByRole('heading', { level: 1, name: `Booking ${booking.booking_number}` });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(await canvas.findByRole('img', { name: `QR code of ${booking.booking_number}` })).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Send pass ${booking.booking_number}-3` })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/auth');
  },
};

export const FoundCancelled: Story = {
  decorators,
  parameters: {
    msw: [
      respondsWith('openBookingLookup', {
        booking: activityBookingCancelled,
        passes: examples.listPasses.passesCancelled,
      }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await find(canvas);
    await expect(await canvas.findByText(/^This booking is cancelled/)).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /QR code/ })).toBeNull();
  },
};

/** An unpaid booking isn't confirmed: it has no voucher and no passes. */
export const FoundUnpaid: Story = {
  decorators,
  parameters: {
    msw: [
      respondsWith('openBookingLookup', { booking: activityBookingHeld, passes: examples.listPasses.passesUnpaid }),
      ...scenarios.default,
    ],
  },
  play: async ({ canvas }) => {
    await find(canvas);
    await expect(await canvas.findByText('This booking isn’t paid yet')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /QR code/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
  },
};
