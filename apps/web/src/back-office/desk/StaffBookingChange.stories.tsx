import type { Output, Schema } from '@aitours/api-client';
import { examples, fails, failsWithStatus, neverResponds, respondsWith, scenarios } from '@aitours/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { atPath } from '../../testing/atPath.tsx';
import { click, expectTitleFocus, findTitle, review } from '../../testing/changeSteps.ts';
import { expectLink, expectTexts } from '../../testing/expectTexts.ts';
import StaffBookingChange from './StaffBookingChange.route.tsx';

const meta = {
  title: 'Routes/Dashboard booking change',
  component: StaffBookingChange,
  parameters: { layout: 'fullscreen', msw: scenarios.default },
} satisfies Meta<typeof StaffBookingChange>;
export default meta;
type Story = StoryObj<typeof meta>;
type Details = Schema<'StaffBookingDetails'>;

const { staffUser } = examples.getMe;
const { staffBookingPaid: paid, staffBookingOnSite: onSite } = examples.getStaffBooking;
const { changeQuoteToRefund, changeQuoteOnSite } = examples.quoteStaffBookingChange;
const { ticketBookingChanging } = examples.getBooking;

const desk = { ...staffUser, staff_role: 'desk' as const };
const getPath = ({ booking }: Details) => `/dashboard/bookings/${booking.booking_number}/change`;

const open = (details: Details, ...handlers: HttpHandler[]): Story => ({
  decorators: [atPath(getPath(details), { as: desk, state: null })],
  parameters: {
    msw: [...handlers, respondsWith('getMe', desk), respondsWith('getStaffBooking', details), ...scenarios.default],
  },
});
const quoted = (details: Details, quote: Output<'quoteStaffBookingChange'>, ...handlers: HttpHandler[]) =>
  open(details, ...handlers, respondsWith('quoteStaffBookingChange', quote));

export const Choice: Story = {
  ...open(paid),
  play: async ({ canvas }) => {
    await findTitle(canvas, 'Change booking AB10047755');
    await expectTexts(
      canvas,
      /The customer receives a mail about it\./,
      /^The date can be changed free of charge until/,
    );
    await expectLink(canvas, 'Booking AB10047755', '/dashboard/bookings/AB10047755');
  },
};

/** What the customer gets back. */
export const ToRefund: Story = {
  ...quoted(paid, changeQuoteToRefund),
  play: async ({ canvas }) => {
    await review(canvas);
    await expectTexts(canvas, 'The customer gets AED 107.07 back.', 'It is refunded the way they paid.');
  },
};

/** A booking in cash: the customer pays the new total on the day. */
export const OnSite: Story = {
  ...quoted(onSite, changeQuoteOnSite),
  play: async ({ canvas }) => {
    await review(canvas, 'Adults');
    await expect(canvas.getByText('The total changes to AED 648.00; the customer pays it on the day.')).toBeVisible();
  },
};

const ordered = fn();

export const Changed: Story = {
  ...quoted(
    paid,
    changeQuoteToRefund,
    respondsWith('changeStaffBooking', ({ body, headers }) => {
      ordered({ body, version: headers.get('if-match') });
      return undefined;
    }),
  ),
  name: 'The version that is shown is changed at its price, and the booking says so',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await review(canvas);
    await click(canvas, 'Change booking');
    await waitFor(() => expect(document.body.dataset['path']).toBe('/dashboard/bookings/AB10047755'));
    await expect(
      await screen.findByText('Booking AB10047755 is changed. The customer receives a mail.'),
    ).toBeInTheDocument();
    await expect(ordered.mock.calls).toEqual([
      [
        {
          version: `"${paid.version}"`,
          body: {
            lines: [expect.objectContaining({ line: '1', children: 0 })],
            quote: changeQuoteToRefund.token,
            total_amount: changeQuoteToRefund.total_after,
          },
        },
      ],
    ]);
  },
};

/** Staff can't pay for the customer. */
export const CostsMore: Story = {
  ...open(
    paid,
    fails('quoteStaffBookingChange', 'not-changeable', {
      detail:
        'With this change the booking costs AED 80.00 more. The customer can make this change in My Bookings, and pay it there.',
    }),
  ),
  play: async ({ canvas }) => {
    await click(canvas, 'Fewer: Children');
    await click(canvas, 'See the price');
    await waitFor(() => expect(canvas.getByText(/The customer can make this change in My Bookings/)).toBeVisible());
  },
};

const reads = fn();

/** Another user has changed the booking: it is loaded again, and the choice stays. */
export const ChangedMeanwhile: Story = {
  ...open(
    paid,
    respondsWith('quoteStaffBookingChange', changeQuoteToRefund),
    fails('changeStaffBooking', 'precondition-failed', { detail: 'The booking has changed in the meantime.' }),
    respondsWith('getStaffBooking', () => {
      reads();
      return paid;
    }),
  ),
  play: async ({ canvas }) => {
    await review(canvas);
    const before = reads.mock.calls.length;
    await click(canvas, 'Change booking');
    await expectTitleFocus(canvas, 'Change booking AB10047755');
    await waitFor(() => expect(canvas.getByText('The booking has changed in the meantime.')).toBeVisible());
    await expect(reads.mock.calls.length).toBeGreaterThan(before);
    await expect(canvas.getByRole('button', { name: 'Fewer: Children' })).toHaveAttribute('aria-disabled', 'true');
  },
};

const keys = new Set<string | null>();
let isLost = true;

export const ResponseLost: Story = {
  ...quoted(
    paid,
    changeQuoteToRefund,
    http.post('/api/v1/staff-bookings/:ref/changes/', ({ request }) => {
      keys.add(request.headers.get('idempotency-key'));
      return isLost ? HttpResponse.error() : new HttpResponse(null, { status: 204 });
    }),
  ),
  name: 'After a lost response the same request is sent again',
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    keys.clear();
    isLost = true;
    await review(canvas);
    await click(canvas, 'Change booking');
    await waitFor(() => expect(canvas.getByText(/we can’t say whether the booking has changed/)).toBeVisible());
    isLost = false;
    await click(canvas, 'Change booking');
    await waitFor(() => expect(document.body.dataset['path']).toBe('/dashboard/bookings/AB10047755'));
    await expect([...keys]).toEqual([expect.stringMatching(/.{16}/)]);
  },
};

/** While the customer pays for a change, staff can't make another. */
export const CustomerPays: Story = {
  ...open({ ...paid, booking: ticketBookingChanging }),
  play: async ({ canvas }) => {
    await findTitle(canvas, 'The customer pays for a change of this booking');
    await expect(canvas.getByText(/^Their time to pay ends .+\. Try again afterwards\.$/)).toBeVisible();
  },
};

const { change_options: _options, ...unchangeable } = paid.booking as Extract<
  Details['booking'],
  { booking_type: 'activity' }
>;

export const NotChangeable: Story = {
  ...open({ ...paid, booking: unchangeable }),
  play: async ({ canvas }) => {
    await findTitle(canvas, 'This booking can’t be changed');
    await expect(canvas.getByRole('link', { name: 'Booking AB10047755' })).toBeVisible();
  },
};

export const AccountDeleted: Story = {
  ...open({ ...paid, customer: null }),
  play: ({ canvas }) => findTitle(canvas, 'This booking can’t be changed'),
};

export const Loading: Story = { ...open(paid, neverResponds('getStaffBooking')) };

export const Missing: Story = {
  ...open(paid, fails('getStaffBooking', 'not-found')),
  play: ({ canvas }) => findTitle(canvas, 'There is no such booking'),
};

export const Failed: Story = {
  ...open(paid, failsWithStatus('getStaffBooking', 503)),
  play: ({ canvas }) => findTitle(canvas, 'Failed to load the booking'),
};

export const Guest: Story = {
  decorators: [atPath(getPath(paid))],
  tags: ['!autodocs', 'test-only'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(canvas.queryByText(/AB10047755/)).toBeNull();
  },
};
