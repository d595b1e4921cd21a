import type { Schema } from '@aitours/api-client';
import { examples, fails, neverResponds, respondsWith } from '@aitours/api-client/mocks';
import type { StaffRole } from '@aitours/domain/staff';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { asStaff, type Handler } from '../../testing/asUser.ts';
import { expectLink, expectTexts, waitForTexts } from '../../testing/expectTexts.ts';
import { recordsBody } from '../../testing/recordRequests.ts';
import StaffBooking from './StaffBooking.route.tsx';

type Details = Schema<'StaffBookingDetails'>;

const { staffBookingOnSite: onSite, staffBookingPaid: paid } = examples.getStaffBooking;
const path = '/dashboard/bookings/AB10047756';

const meta = {
  title: 'Routes/Dashboard booking',
  component: StaffBooking,
} satisfies Meta<typeof StaffBooking>;
export default meta;
type Story = StoryObj<typeof meta>;

const as = (role: StaffRole, ...msw: readonly Handler[]): Story => asStaff(role).at(path, ...msw);

/** A story of a booking as the desk sees it. */
const showing = (details: Details, ...msw: readonly Handler[]): Story =>
  as('desk', ...msw, respondsWith('getStaffBooking', details));

const withBooking = (details: Details, booking: object): Details => ({
  ...details,
  // The examples of the contract are complete bookings; a part of one stays of its kind.
  booking: { ...details.booking, ...booking } as Details['booking'],
});

const cashPaid = { ...withBooking(onSite, { payment_status: 'paid' }), version: 'Ck3v1w3Jx0Vt0s7n5m2b9h4c8d6' };
const cancelled: Details = {
  ...withBooking(paid, {
    booking_status: 'cancelled',
    refund_if_cancelled: null,
    cancellation: { cancelled_at: '2030-02-26T10:00:00+04:00', refund_amount: '755.07', refund_status: 'pending' },
  }),
  version: 'Dk3v1w3Jx0Vt0s7n5m2b9h4c8d6',
  payments: paid.payments.map((payment) => ({
    ...payment,
    refunds: [{ amount: '755.07', status: 'pending', created_at: '2030-02-26T10:00:00+04:00' }],
  })),
  history: [
    {
      at: '2030-02-26T10:00:00+04:00',
      kind: 'cancelled_by_decision',
      staff: { email: 'mona@aitours.com', role: 'manager' },
      amount: '755.07',
      text: 'The driver didn’t come.',
    },
    ...paid.history,
  ],
};

type Canvas = ReturnType<typeof within>;
const title = (canvas: Canvas, name = 'AB10047756') => canvas.findByRole('heading', { level: 1, name });
const buttons = (canvas: Canvas) => {
  const section = canvas.queryByRole('region', { name: 'Actions' });
  return section
    ? within(section)
        .getAllByRole('button')
        .map(({ textContent }: HTMLElement) => textContent)
    : [];
};

/** To be paid in cash: with notes, a mail that was given up, and what has happened. */
export const ToBePaidInCash: Story = {
  ...showing(onSite),
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(buttons(canvas)).toEqual(['Record cash payment', 'Send confirmation again', 'Cancel booking']);
    await expectTexts(
      canvas,
      'One of us eats no meat.',
      'Calls from the lobby when the car arrives.',
      'Nothing was paid online.',
    );
    const note = canvas.getByRole('row', { name: /Note added/ });
    await expect(within(note).getByText('yusuf@example.com')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Send again to/ })).toBeVisible();
  },
};

/** The cash is recorded, and can be withdrawn. */
export const PaidInCash: Story = {
  ...showing(cashPaid),
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(buttons(canvas)).toEqual(['Send confirmation again', 'Withdraw cash payment', 'Cancel booking']);
  },
};

/** The customer pays for a change: what it is, how much, and until when. */
export const ChangeNotPaidYet: Story = {
  name: 'A change that waits for its payment is named instead of offering another one',
  ...showing(
    withBooking(paid, {
      change_options: { lines: [] },
      change: {
        payment_id: 'p-9',
        hold_expires_at: '2030-02-26T10:15:00+04:00',
        to_pay: '120.00',
        total_after: '960.00',
        description: 'The safari moves to Sun 3 March 2030, 3:00 PM.',
      },
    }),
  ),
  play: async ({ canvas }) => {
    await title(canvas, 'AB10047755');
    const text = /until 26 Feb 2030, 10:15 AM to pay AED 120\.00 for a change: The safari moves to Sun 3 March 2030/;
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Change date or travellers' })).toBeNull();
  },
};

/** Paid online, without notes. */
export const PaidByCard: Story = {
  ...showing(paid),
  play: async ({ canvas }) => {
    await title(canvas, 'AB10047755');
    await expect(buttons(canvas)).toEqual(['Send confirmation again', 'Cancel booking']);
    await expectLink(canvas, 'Change date or travellers', '/dashboard/bookings/AB10047755/change');
    await expect(canvas.getByText('There are no notes yet.')).toBeVisible();
    await expect(within(canvas.getByRole('table', { name: 'Payments and refunds' })).getByText('Paid')).toBeVisible();
  },
};

const { activityBookingHeld } = examples.getBooking;

/** The payment is open: its places are held. */
export const NotPaidYet: Story = {
  ...showing({
    ...paid,
    booking: activityBookingHeld,
    mails: [],
    payments: paid.payments.map((payment) => ({ ...payment, status: 'open' })),
  }),
  play: async ({ canvas }) => {
    await title(canvas, activityBookingHeld.booking_number);
    await expect(buttons(canvas)).toEqual(['Cancel booking']);
    await expect(canvas.queryByRole('link', { name: /^Change/ })).not.toBeInTheDocument();
    await expect(canvas.getByText('No mail about this booking is stored.')).toBeVisible();
  },
};

/** Cancelled with a refund that staff have decided: on its way. */
export const Cancelled: Story = {
  ...showing(cancelled),
  play: async ({ canvas }) => {
    await title(canvas, 'AB10047755');
    await expect(buttons(canvas)).toEqual([]);
    await expect(canvas.queryByRole('link', { name: /^Change/ })).not.toBeInTheDocument();
    await expectTexts(
      canvas,
      /Refund on its way: AED 755.07/,
      'AED 755.07, on its way',
      /Reason: The driver didn’t come./,
    );
  },
};

/** The provider couldn’t pay the refund out. */
export const RefundFailed: Story = {
  ...showing({
    ...cancelled,
    payments: cancelled.payments.map((payment) => ({
      ...payment,
      refunds: payment.refunds.map((refund) => ({ ...refund, status: 'failed' })),
    })),
  }),
  play: ({ canvas }) => waitForTexts(canvas, 'AED 755.07, failed: pay it back in another way'),
};

/** Refunded in full. */
export const Refunded: Story = {
  ...showing({
    ...withBooking(cancelled, {
      payment_status: 'refunded',
      cancellation: { cancelled_at: '2030-02-26T10:00:00+04:00', refund_amount: '755.07', refund_status: 'refunded' },
    }),
    payments: cancelled.payments.map((payment) => ({
      ...payment,
      status: 'refunded',
      refunds: payment.refunds.map((refund) => ({ ...refund, status: 'succeeded' })),
    })),
  }),
  play: ({ canvas }) => waitForTexts(canvas, 'Cancelled on 26 Feb 2030. Refunded: AED 755.07.'),
};

/** The cardholder’s bank examines the payment. */
export const Disputed: Story = {
  ...showing({
    ...withBooking(paid, {
      payment: { ...paid.booking.payment, status: 'disputed' },
    }),
    payments: paid.payments.map((payment) => ({ ...payment, status: 'disputed' })),
  }),
  play: async ({ canvas }) => {
    await title(canvas, 'AB10047755');
    await expect(canvas.getAllByText('Disputed')).toHaveLength(2);
  },
};

/** It has taken place; the cash can still be recorded. */
export const Completed: Story = {
  ...showing(withBooking(onSite, { booking_status: 'completed', refund_if_cancelled: null })),
  play: async ({ canvas }) => {
    await title(canvas);
    await expect(buttons(canvas)).toEqual(['Record cash payment']);
  },
};

const { ticketBookingPaid, tourBooking, transferBooking } = examples.getBooking;
const of = (booking: Details['booking']): Story => showing({ ...onSite, booking, notes: [], mails: [] });

/** Tickets. */
export const Tickets: Story = {
  ...of(ticketBookingPaid),
  play: async ({ canvas }) => {
    await title(canvas, ticketBookingPaid.booking_number);
    await expect(canvas.getByText('Ticket type')).toBeVisible();
  },
};

/** A tour with its plan. */
export const Tour: Story = {
  ...of(tourBooking),
  play: async ({ canvas }) => {
    await title(canvas, tourBooking.booking_number);
    await expect(canvas.getByText('Hotels')).toBeVisible();
  },
};

/** A transfer. */
export const Transfer: Story = {
  ...of(transferBooking),
  play: async ({ canvas }) => {
    await title(canvas, transferBooking.booking_number);
    await expect(canvas.getByText('Drop-off location')).toBeVisible();
  },
};

/** The account is deleted: no mail can be sent, and no note added. */
export const DeletedAccount: Story = {
  ...showing({
    ...withBooking(onSite, { first_name: 'Deleted', last_name: 'customer', special_requests: '' }),
    customer: null,
    notes: [],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Deleted: this booking has no contact any more')).toBeVisible();
    await expect(buttons(canvas)).toEqual(['Record cash payment', 'Cancel booking']);
    await expect(canvas.queryByRole('textbox', { name: 'New note' })).not.toBeInTheDocument();
  },
};

/** The gate looks, and changes nothing. */
export const AtTheGate: Story = {
  ...as('gate', respondsWith('getStaffBooking', onSite)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your role can look at this booking and not change it.')).toBeVisible();
    await expect(buttons(canvas)).toEqual([]);
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Send again/ })).not.toBeInTheDocument();
  },
};

/** Those who maintain the catalogue don’t see bookings. */
export const OtherRole: Story = {
  ...as('content'),
  play: ({ canvas }) =>
    waitForTexts(canvas, 'This page requires the role Owner, Manager, Desk or Gate. Your role is Content.'),
};

export const Loading: Story = { ...as('desk', neverResponds('getStaffBooking')) };

/** The booking can’t be loaded; retry. */
export const Failed: Story = {
  ...as('desk', fails('getStaffBooking', 'internal')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the booking')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** No booking has this number. */
export const Missing: Story = {
  ...as('desk', fails('getStaffBooking', 'not-found')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'There is no such booking' })).toBeVisible();
    await expect(canvas.getByText(/AB10047756/)).toBeVisible();
  },
};

const open = async (canvas: Canvas, button: string) => {
  const found = await canvas.findByRole('button', { name: button });
  found.focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await screen.findByRole(/Cancel/.test(button) ? 'dialog' : 'alertdialog');
  await waitFor(() => expect(document.getAnimations()).toEqual([]));
  return within(dialog);
};

/** Confirms that the cash was received. */
export const RecordCash: Story = {
  ...showing(onSite),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Record cash payment');
    await expectTexts(dialog, /you have received AED 648.00 in cash/, 'No mail is sent.');
  },
};

/** Confirms that the cash wasn’t received after all. */
export const WithdrawCash: Story = {
  ...showing(cashPaid),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Withdraw cash payment');
    await expect(dialog.getByText(/the customer owes AED 648.00 in cash/)).toBeVisible();
  },
};

/** Says who receives the confirmation. */
export const SendConfirmation: Story = {
  ...showing(onSite),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Send confirmation again');
    await expect(dialog.getByText(/amira.haddad@example.com receives the confirmation/)).toBeVisible();
  },
};

/** Cancels with the quoted refund, for the desk. */
export const CancelByTerms: Story = {
  ...showing(paid),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Cancel booking');
    await expectTexts(
      dialog,
      'AED 755.07 goes back the way it was paid, within a few days.',
      'amira.haddad@example.com receives a mail about the cancellation.',
    );
    await expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
  },
};

/** Nothing was paid yet. */
export const CancelUnpaid: Story = {
  ...showing(onSite),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Cancel booking');
    await expect(dialog.getByText('Nothing was paid, so nothing is refunded.')).toBeVisible();
  },
};

/** What was paid in cash is paid back by hand. */
export const CancelPaidInCash: Story = {
  ...showing(
    withBooking(cashPaid, { refund_if_cancelled: { ...onSite.booking.refund_if_cancelled, amount: '648.00' } }),
  ),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Cancel booking');
    await expect(dialog.getByText('Give AED 648.00 back to the customer: it wasn’t paid online.')).toBeVisible();
  },
};

/** The open payment ends as well. */
export const CancelOpenPayment: Story = {
  ...NotPaidYet,
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Cancel booking');
    await expect(dialog.getByText(/Its open payment ends/)).toBeVisible();
  },
};

/** The last deadline has passed. */
export const CancelTooLate: Story = {
  ...showing(
    withBooking(paid, { refund_if_cancelled: { refund: 'none', amount: '0.00', free_until: null, steps: [] } }),
  ),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Cancel booking');
    await expect(dialog.getByText(/the last deadline of its terms has passed/)).toBeVisible();
  },
};

const decided = fn();
const cancelledBy = fn();
/** A shop in which the booking changes once that was requested. */
const changing = (role: StaffRole, before: Details, after: Details): Story => {
  let current = before;
  const reset = () => {
    current = before;
    decided.mockClear();
    cancelledBy.mockClear();
  };
  const handlers = [
    respondsWith('getStaffBooking', () => current),
    respondsWith('overrideCancellation', ({ body, headers }) => {
      decided(body, headers.get('if-match'));
      current = after;
      return undefined;
    }),
    respondsWith('cancelStaffBooking', ({ body, headers }) => {
      cancelledBy(body, headers.get('if-match'));
      current = after;
      return undefined;
    }),
    respondsWith('setCashPayment', () => {
      current = after;
      return undefined;
    }),
  ];
  return { ...as(role, ...handlers), beforeEach: reset };
};

const asManager = changing('manager', paid, cancelled);

/** A manager decides another refund, with a reason. */
export const CancelByDecision: Story = {
  ...asManager,
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Cancel booking');
    await userEvent.click(dialog.getByRole('radio', { name: 'Another refund' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Refund in percent/ }), '50');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Half of the programme was closed.');
    await expect(dialog.getByText('AED 377.53 goes back the way it was paid, within a few days.')).toBeVisible();
  },
};

/** What is missing or too much is at its field, and the focus is on the summary. */
export const CancelByDecisionInvalid: Story = {
  ...asManager,
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Cancel booking');
    await userEvent.click(dialog.getByRole('radio', { name: 'Another refund' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'As' }), 'Amount in AED');
    await userEvent.type(dialog.getByRole('textbox', { name: /Refund in AED/ }), '755.08');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await expect(dialog.getAllByText('The refund can’t be more than what was paid.')[0]).toBeVisible();
    await expect(dialog.getAllByText('Please give a reason.')[0]).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent('Please give a reason.'));
    await expect(decided).not.toHaveBeenCalled();
  },
};

const gone: Story['tags'] = ['!autodocs', 'test-only'];
const isTitleFocused = async (canvas: Canvas) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());

export const Decided: Story = {
  ...asManager,
  name: 'A decided refund is sent with the version, and the focus goes to the title',
  tags: gone,
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Cancel booking');
    await userEvent.click(dialog.getByRole('radio', { name: 'Another refund' }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Refund in percent/ }), '100');
    await userEvent.type(dialog.getByRole('textbox', { name: /Reason/ }), ' Storm ');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await screen.findByText('Booking AB10047755 is cancelled.');
    await expect(decided).toHaveBeenCalledWith({ refund_amount: '755.07', reason: 'Storm' }, `"${paid.version}"`);
    await isTitleFocused(canvas);
    await expect(buttons(canvas)).toEqual([]);
  },
};

const quote = { token: `1898226720000.${'k'.repeat(43)}`, valid_until: '2030-02-25T09:22:00+04:00' };
const quoted = withBooking(paid, { refund_if_cancelled: { ...paid.booking.refund_if_cancelled, quote } });

export const CancelledByTerms: Story = {
  ...changing('desk', quoted, cancelled),
  name: 'The shown quote is sent',
  tags: gone,
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Cancel booking');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await screen.findByText('Booking AB10047755 is cancelled.');
    await expect(cancelledBy).toHaveBeenCalledWith({ refund_quote: quote.token }, `"${paid.version}"`);
    await isTitleFocused(canvas);
  },
};

export const CashRecorded: Story = {
  ...changing('desk', onSite, cashPaid),
  name: 'Recorded cash is announced, and the booking is paid',
  tags: gone,
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Record cash payment');
    await userEvent.click(dialog.getByRole('button', { name: 'Record cash payment' }));
    await screen.findByText('The cash payment of AED 648.00 is recorded.');
    await isTitleFocused(canvas);
    await expect(canvas.getByRole('button', { name: 'Withdraw cash payment' })).toBeVisible();
  },
};

export const NotNow: Story = {
  ...showing(onSite),
  name: 'Closing a dialog returns the focus to its button',
  tags: gone,
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Record cash payment');
    await userEvent.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Record cash payment' })).toHaveFocus());
  },
};

/** The cancellation fails: nothing is closed, nothing is lost. */
export const CancelFailed: Story = {
  ...showing(paid, fails('cancelStaffBooking', 'service-unavailable')),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Cancel booking');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/temporarily unavailable/);
    await expect(dialog.getByRole('button', { name: 'Cancel booking' })).toBeEnabled();
  },
};

/** A request is under way. */
export const Cancelling: Story = {
  ...showing(paid, neverResponds('cancelStaffBooking')),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Cancel booking');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep booking' })).toBeDisabled());
  },
};

/** Shows another version from the second read on, and rejects what is sent on the first. */
const changedMeanwhile = (
  before: Details,
  after: Details,
  id: 'cancelStaffBooking' | 'setCashPayment' | 'addBookingNote',
): Story => {
  let reads = 0;
  const reading = respondsWith('getStaffBooking', () => {
    reads += 1;
    return reads === 1 ? before : after;
  });
  return {
    ...as('desk', reading, fails(id, 'precondition-failed')),
    beforeEach: () => {
      reads = 0;
    },
  };
};

const noted: Details = {
  ...paid,
  version: 'Ek3v1w3Jx0Vt0s7n5m2b9h4c8d6',
  notes: [
    {
      id: 'n-9',
      text: 'Don’t cancel: she comes.',
      created_at: '2030-02-25T11:00:00+04:00',
      author_email: 'mona@aitours.com',
    },
  ],
  history: [
    {
      at: '2030-02-25T11:00:00+04:00',
      kind: 'note_added',
      staff: { email: 'mona@aitours.com', role: 'manager' },
      amount: null,
      text: null,
    },
    ...paid.history,
  ],
};

/** A colleague has added a note in the meantime: the page shows it, and the user decides again. */
export const StaleCancellation: Story = {
  ...changedMeanwhile(paid, noted, 'cancelStaffBooking'),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Cancel booking');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      'mona@aitours.com (Manager): Note added. You see it as it is now.',
    );
    await expect(dialog.getByRole('button', { name: 'Cancel booking' })).toBeEnabled();
    await expect(canvas.getByText('Don’t cancel: she comes.')).toBeInTheDocument();
  },
};

/** A colleague has cancelled it in the meantime: nothing is left to confirm. */
export const StaleAndImpossible: Story = {
  ...changedMeanwhile(paid, cancelled, 'cancelStaffBooking'),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Cancel booking');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Cancelled with another refund/);
    await expect(dialog.queryByRole('button', { name: 'Cancel booking' })).not.toBeInTheDocument();
    await waitFor(() => expect(dialog.getAllByRole('button', { name: 'Close' }).at(-1)).toBeVisible());
  },
};

/** The payment has changed, which is no action of staff. */
export const StaleCash: Story = {
  ...changedMeanwhile(onSite, { ...onSite, version: 'Fk3v1w3Jx0Vt0s7n5m2b9h4c8d6' }, 'setCashPayment'),
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Record cash payment');
    await userEvent.click(dialog.getByRole('button', { name: 'Record cash payment' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/Its payment or its details have changed/);
  },
};

/** A note without text. */
export const NoteMissing: Story = {
  ...showing(onSite),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add note' }));
    await expect((await canvas.findAllByText('Please write a note.'))[0]).toBeVisible();
  },
};

/** The typed note stays, whatever the reason. */
export const StaleNote: Story = {
  ...changedMeanwhile(paid, noted, 'addBookingNote'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New note' }), 'Asks for a child seat.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await expect(await canvas.findByText(/mona@aitours.com \(Manager\): Note added/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'New note' })).toHaveValue('Asks for a child seat.');
  },
};

const added = fn();

export const NoteAdded: Story = {
  ...showing(onSite, recordsBody('addBookingNote', added, undefined)),
  name: 'An added note is announced, and the field is empty again',
  tags: gone,
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'New note' }), 'Asks for a child seat.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await screen.findByText('The note is added.');
    await expect(added).toHaveBeenCalledWith({ text: 'Asks for a child seat.' });
    await expect(canvas.getByRole('textbox', { name: 'New note' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Add note' })).toHaveFocus();
  },
};

const sent = fn();

export const MessageSent: Story = {
  ...showing(onSite, recordsBody('sendBookingMessage', sent, undefined)),
  name: 'A message to the customer needs a text, and is announced',
  tags: gone,
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Message to the customer' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(await canvas.findByRole('link', { name: /Please write a message\.$/ })).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(field, 'Your driver waits at the north entrance.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await screen.findByText(/^The message is on its way to/);
    await expect(sent).toHaveBeenCalledWith({ text: 'Your driver waits at the north entrance.' });
    await expect(field).toHaveValue('');
  },
};

export const MailResent: Story = {
  ...showing(onSite),
  name: 'A mail that was given up is sent again',
  tags: gone,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Send again to/ }));
    await screen.findByText(/The mail is queued again/);
  },
};

export const Phone: Story = {
  ...ToBePaidInCash,
  globals: { viewport: { value: 'phone' } },
};

export const PhoneCancelling: Story = {
  ...CancelByDecision,
  globals: { viewport: { value: 'phone' } },
};
