import { examples } from '@aitours/api-client/mocks';
import { toCalendarEvents } from '@aitours/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  createCancellationMail,
  createConfirmationMail,
  createStaffMessageMail,
} from '../../apps/api/src/mail/bookingMails.ts';
import {
  changeExpiredMail,
  changeHoldEndingMail,
  changeMail,
  createLateChangeMail,
} from '../../apps/api/src/mail/changeMails.ts';
import { createDailySummary } from '../../apps/api/src/mail/summaryMail.ts';
import {
  createBookingChangeNotice,
  createCancellationNotice,
  createNewBookingNotice,
  createReminderMail,
} from '../../apps/api/src/mail/tripMails.ts';
import { MailPreview } from './MailPreview.tsx';

const url = 'https://shop.example.com';
const { activityBooking, ticketBooking, tourBooking } = examples.getBooking;
const { transferBooking } = examples.getTransferBooking;

/** What travellers receive about their bookings. They contain no text that the requester could have chosen. */
const meta = {
  title: 'Mails/Bookings',
  component: MailPreview,
  args: { mail: createConfirmationMail(activityBooking, url) },
} satisfies Meta<typeof MailPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was booked, how it is paid, and what a cancellation refunds until when. */
export const ConfirmedActivity: Story = {};

/** As programs without HTML show it. */
export const ConfirmedActivityAsText: Story = { args: { isPlain: true } };

export const ConfirmedTickets: Story = { args: { mail: createConfirmationMail(ticketBooking, url) } };

export const ConfirmedTour: Story = { args: { mail: createConfirmationMail(tourBooking, url) } };

export const ConfirmedTransfer: Story = { args: { mail: createConfirmationMail(transferBooking, url) } };

const at = new Date('2030-03-01T08:00:00Z');

/** Nothing was paid, so nothing is refunded. */
export const Cancelled: Story = {
  args: { mail: createCancellationMail({ ...activityBooking, payment_status: 'pending' }, { at, refund: 0 }, url) },
};

/** The amount and where it goes. */
export const CancelledWithRefund: Story = {
  args: {
    mail: createCancellationMail(
      { ...activityBooking, payment_status: 'paid', payment_method: 'card' },
      { at, refund: 45_000 },
      url,
    ),
  },
};

/** The deadline for a refund had passed. */
export const CancelledTooLate: Story = {
  args: { mail: createCancellationMail({ ...activityBooking, payment_status: 'paid' }, { at, refund: 0 }, url) },
};

const { activityBookingPaid, activityBookingReduced, activityBookingOnSite, ticketBookingPaid } = examples.getBooking;
const reduction = {
  description: 'Evening Desert Safari in the Red Dunes: fewer travellers (2 adults).',
  paid: 0,
  refund: 107_07,
};

/** A traveller fewer: what is refunded, and the earlier total. */
export const ChangedWithRefund: Story = {
  args: { mail: changeMail(activityBookingPaid, activityBookingReduced, reduction, url) },
};

const evening = { ...ticketBookingPaid, booking_time: '17:30', total_amount: '603.00' };
const moved = { description: 'Burj Khalifa: At the Top moves to Sun 3 March 2030, 5:30 PM.', paid: 80_00, refund: 0 };

/** Another time, whose difference was paid. */
export const ChangedAndPaid: Story = {
  args: {
    mail: changeMail(
      ticketBookingPaid,
      {
        ...evening,
        cart_items: ticketBookingPaid.cart_items.map((item) => ({ ...item, time: '17:30', price: '603.00' })),
      },
      moved,
      url,
    ),
  },
};

/** Nothing was paid: the traveller pays the total on the day. */
export const ChangedUnpaid: Story = {
  args: {
    mail: changeMail(
      { ...activityBookingPaid, payment_status: 'pending' },
      activityBookingOnSite,
      { ...reduction, refund: 0 },
      url,
    ),
  },
};

/** To the address of BOOKING_NOTICE_EMAIL. */
export const ChangeNoticeToStaff: Story = {
  args: { mail: createBookingChangeNotice('bookings@example.com', activityBookingReduced, reduction, url) },
};

const unpaidChange = {
  id: '5e0c1f7a-2b4d-4f6e-9c1a-7d3b8e0f2a44',
  amount: 80_00,
  holdExpiresAt: new Date('2030-02-25T05:27:00Z'),
};
const changing = {
  email: ticketBookingPaid.email,
  number: ticketBookingPaid.booking_number,
  details: {
    kind: 'ticket',
    title: 'Burj Khalifa: At the Top',
    date: '2030-03-03',
    time: '12:00',
    items: ticketBookingPaid.cart_items,
  },
} as const;

/** Five minutes before the places of a change are released. */
export const ChangeHoldEnding: Story = { args: { mail: changeHoldEndingMail(changing, unpaidChange, url) } };

/** The booking stays as it was. */
export const ChangeNotPaid: Story = { args: { mail: changeExpiredMail(changing, unpaidChange, 'expired', url) } };

/** As above; the bank declined the payment. */
export const ChangeDeclined: Story = { args: { mail: changeExpiredMail(changing, unpaidChange, 'declined', url) } };

/** The booking stays as it was, and the payment is refunded. */
export const ChangePaidTooLate: Story = { args: { mail: createLateChangeMail(changing, unpaidChange, url) } };

/** A day before: when, where, and whom to call. */
export const Reminder: Story = {
  args: { mail: createReminderMail(activityBooking, toCalendarEvents(activityBooking), url) },
};

export const ReminderOfATransfer: Story = {
  args: { mail: createReminderMail(transferBooking, toCalendarEvents(transferBooking), url) },
};

export const CancellationNoticeToStaff: Story = {
  args: { mail: createCancellationNotice('bookings@example.com', activityBooking, { refund: 45_000 }, url) },
};

/** To the address of BOOKING_NOTICE_EMAIL, without the customer's name and contact. */
export const NoticeToStaff: Story = {
  args: { mail: createNewBookingNotice('bookings@example.com', activityBooking, url) },
};

/** Lines of the message stay lines. */
export const MessageOfStaff: Story = {
  args: {
    mail: createStaffMessageMail(
      { number: 'AB12345678', email: 'layla@example.com', details: { title: 'Evening in the red dunes' } },
      'Good morning,\n\nyour driver waits at the north entrance from 2:45 PM.\n\nYusuf, aiTours',
      url,
    ),
  },
};

/** What the shop gets each morning. */
export const DailySummary: Story = {
  args: {
    mail: createDailySummary(
      'staff@example.com',
      {
        date: '2030-03-10',
        figures: {
          booked: { count: 14, total: 892_500 },
          cancelled: { count: 1, refund: 45_000 },
          unsent: { mails: 1, webhooks: 0 },
        },
        ahead: { isComplete: true, bookings: 40, unpaid: 6, toCollect: 312_000 },
      },
      url,
    ),
  },
};
