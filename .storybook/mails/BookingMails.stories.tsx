import { examples } from '@aitours/api-client/mocks';
import { toCalendarEvents } from '@aitours/domain/calendar';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cancellationMail, confirmationMail } from '../../apps/api/src/mail/bookingMails.ts';
import { newBookingNotice, reminderMail } from '../../apps/api/src/mail/tripMails.ts';
import { MailPreview } from './MailPreview.tsx';

const url = 'https://shop.example.com';
const { activityBooking, ticketBooking, tourBooking } = examples.getBooking;
const { transferBooking } = examples.getTransferBooking;

/** What travellers receive about their bookings. They contain no text that the requester could have chosen. */
const meta = {
  title: 'Mails/Bookings',
  component: MailPreview,
  args: { mail: confirmationMail(activityBooking, url) },
} satisfies Meta<typeof MailPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What was booked, how it is paid, and what a cancellation refunds until when. */
export const ConfirmedActivity: Story = {};

/** As programs without HTML show it. */
export const ConfirmedActivityAsText: Story = { args: { isPlain: true } };

export const ConfirmedTickets: Story = { args: { mail: confirmationMail(ticketBooking, url) } };

export const ConfirmedTour: Story = { args: { mail: confirmationMail(tourBooking, url) } };

export const ConfirmedTransfer: Story = { args: { mail: confirmationMail(transferBooking, url) } };

/** Nothing was paid, so nothing is refunded. */
export const Cancelled: Story = {
  args: { mail: cancellationMail({ ...activityBooking, payment_status: 'pending' }, 0, url) },
};

/** The amount and where it goes. */
export const CancelledWithRefund: Story = {
  args: { mail: cancellationMail({ ...activityBooking, payment_status: 'paid', payment_method: 'card' }, 45_000, url) },
};

/** The deadline for a refund had passed. */
export const CancelledTooLate: Story = {
  args: { mail: cancellationMail({ ...activityBooking, payment_status: 'paid' }, 0, url) },
};

/** A day before: when, where, and whom to call. */
export const Reminder: Story = {
  args: { mail: reminderMail(activityBooking, toCalendarEvents(activityBooking), url) },
};

export const ReminderOfATransfer: Story = {
  args: { mail: reminderMail(transferBooking, toCalendarEvents(transferBooking), url) },
};

/** To the address of BOOKING_NOTICE_EMAIL, without the customer's name and contact. */
export const NoticeToStaff: Story = {
  args: { mail: newBookingNotice('bookings@example.com', activityBooking, url) },
};
