import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  createLatePaymentMail,
  createPaymentExpiredMail,
  createPaymentProblemNotice,
  holdEndingMail,
  refundPaidMail,
} from '../../apps/api/src/mail/paymentMails.ts';
import { MailPreview } from './MailPreview.tsx';

const url = 'https://shop.example.com';
const payment = { id: 'p-1', amount: 45_000, holdExpiresAt: new Date('2030-03-01T08:15:00Z') };
const dunes = { email: 'layla@example.com', number: 'AB12345678', details: { title: 'Evening in the red dunes' } };
const deck = { email: 'layla@example.com', number: 'EB34567890', details: { title: 'Sky deck' } };

/** What travellers receive about payments and refunds. They contain no text that the requester could have chosen. */
const meta = {
  title: 'Mails/Payments',
  component: MailPreview,
  args: { mail: holdEndingMail([dunes], payment, url) },
} satisfies Meta<typeof MailPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Five minutes before the places are released. */
export const HoldEnding: Story = {};

/** As programs without HTML show it. */
export const HoldEndingAsText: Story = { args: { isPlain: true } };

/** Bookings of several types are paid together. */
export const HoldOfTwoBookingsEnding: Story = { args: { mail: holdEndingMail([dunes, deck], payment, url) } };

/** The link books again what is still free. */
export const Expired: Story = { args: { mail: createPaymentExpiredMail([dunes, deck], payment, 'expired', url) } };

/** The bank refused money that was on its way. */
export const Failed: Story = { args: { mail: createPaymentExpiredMail([dunes], payment, 'declined', url) } };

/** The payment came when its places were gone. */
export const TooLate: Story = { args: { mail: createLatePaymentMail(dunes, payment, url) } };

/** The provider has paid it out; the bank may show it days later. */
export const RefundPaid: Story = { args: { mail: refundPaidMail(dunes, payment, 45_000, url) } };

/** Staff have to answer at the payment provider. */
export const DisputedForStaff: Story = {
  args: { mail: createPaymentProblemNotice('staff@example.com', 'disputed', dunes, 45_000, url) },
};

/** Staff have to pay it in another way. */
export const FailedRefundForStaff: Story = {
  args: { mail: createPaymentProblemNotice('staff@example.com', 'refund-failed', dunes, 45_000, url) },
};
