import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  createAccountDeletedMail,
  createPasskeyMail,
  createPasswordChangedMail,
  createPasswordResetMail,
  createSecondFactorMail,
  createSecondFactorResetMail,
  createStaffAddedMail,
  signInLinkMail,
} from '../../apps/api/src/mail/accountMails.ts';
import { createCruiseRequestMail } from '../../apps/api/src/mail/cruiseRequestMail.ts';
import { newsletterConfirmationMail } from '../../apps/api/src/mail/newsletterMail.ts';
import { createBookingLookupMail, createOneTimePasswordMail } from '../../apps/api/src/mail/oneTimePasswordMail.ts';
import { MailPreview } from './MailPreview.tsx';

const url = 'https://shop.example.com';
const to = 'layla@example.com';
const owner = 'maryam@example.com';

/** What users receive about their accounts and requests. */
const meta = {
  title: 'Mails/Accounts and requests',
  component: MailPreview,
  args: { mail: createOneTimePasswordMail(to, '482913') },
} satisfies Meta<typeof MailPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code isn't in the subject, which locked phones show. */
export const OneTimePassword: Story = {};

export const OneTimePasswordAsText: Story = { args: { isPlain: true } };

export const BookingLookup: Story = { args: { mail: createBookingLookupMail(to, 'AB10047731', '482913') } };

export const SignInLink: Story = { args: { mail: signInLinkMail(to, 'token', url) } };

export const PasswordReset: Story = { args: { mail: createPasswordResetMail(to, 'token', url) } };

export const PasswordChanged: Story = { args: { mail: createPasswordChangedMail(to, url) } };

export const AccountDeleted: Story = { args: { mail: createAccountDeletedMail(to, url) } };

export const AuthenticatorAdded: Story = { args: { mail: createSecondFactorMail(to, 'added', url) } };

export const AuthenticatorRemoved: Story = { args: { mail: createSecondFactorMail(to, 'removed', url) } };

export const PasskeyAdded: Story = { args: { mail: createPasskeyMail(to, 'added', 'Phone', url) } };

export const PasskeyRemoved: Story = { args: { mail: createPasskeyMail(to, 'removed', 'Phone', url) } };

/** An owner has removed a colleague's second factor. */
export const SecondFactorReset: Story = { args: { mail: createSecondFactorResetMail(to, owner, url) } };

export const StaffAdded: Story = { args: { mail: createStaffAddedMail(to, 'desk', owner, url) } };

/** Unsubscribing needs no login. */
export const NewsletterConfirmation: Story = { args: { mail: newsletterConfirmationMail(to, 'token', url) } };

/** Nothing is booked yet. */
export const CruiseRequest: Story = {
  args: {
    mail: createCruiseRequestMail(
      {
        email: to,
        number: 'CR12345678',
        title: 'Gulf islands',
        date: '2030-03-10',
        guests: 2,
        total: 480_000,
        userId: 'layla',
      },
      url,
    ),
  },
};
