import type { StaffRole } from '@aitours/domain/staff';
import type { Mail } from '../db/operating/outgoingMail.ts';
import { renderMail } from './renderMail.ts';

/**
 * Returns the mail with a link to set a new password. The token is in the fragment, which browsers send to no server and
 * write into no log. The mail contains no text that the requester could have chosen.
 */
export const createPasswordResetMail = (to: string, token: string, publicUrl: string): Mail =>
  renderMail({
    kind: 'account',
    to,
    subject: 'Set a new aiTours password',
    intro: 'Open this page to set a new password for your aiTours account:',
    link: { text: 'Set a new password', url: `${publicUrl}/reset-password#token=${token}` },
    notes: [
      'The link works once, for the next 30 minutes.',
      'If you did not request it, you can ignore this mail: your password stays as it is.',
    ],
  });

/** Returns the mail with a link that signs in; see `createPasswordResetMail` for its token. */
export const signInLinkMail = (to: string, token: string, publicUrl: string): Mail =>
  renderMail({
    kind: 'account',
    to,
    subject: 'Your link to sign in to aiTours',
    intro: 'Open this page in the browser in which you want to sign in:',
    link: { text: 'Sign in', url: `${publicUrl}/sign-in-link#token=${token}` },
    notes: [
      'The link works once, for the next 15 minutes.',
      'If you did not request it, someone else entered your address. They can’t sign in with it: you can ignore this mail.',
    ],
  });

/** Returns the mail that confirms a deleted account, the last one to its address. */
export const createAccountDeletedMail = (to: string, publicUrl: string): Mail =>
  renderMail({
    kind: 'account',
    to,
    subject: 'Your aiTours account is deleted',
    intro: 'Your aiTours account is deleted, with your profile, cart, comments, reviews and requests.',
    link: { text: 'Open aiTours', url: publicUrl },
    notes: [
      'Of your past bookings, only numbers, dates and amounts remain, as accounting requires.',
      'If you did not do this, someone knows your password or reads your mail: change the password of your mailbox.',
    ],
  });

/** Returns the mail that reports a changed password, so that its owner notices a change by someone else. */
export const createPasswordChangedMail = (to: string, publicUrl: string): Mail =>
  renderMail({
    kind: 'account',
    to,
    subject: 'Your aiTours password was changed',
    intro: 'The password of your aiTours account was changed, and all other browsers were logged out.',
    link: { text: 'Log in', url: `${publicUrl}/auth` },
    notes: ['If you did not do this, choose “Forgot your password?” there, and change the password.'],
  });

/** Returns the mail to a person whose account an owner has added to the staff. @param owner the owner's address */
export const createStaffAddedMail = (to: string, role: StaffRole, owner: string, publicUrl: string): Mail =>
  renderMail({
    kind: 'account',
    to,
    subject: 'You are now staff of aiTours',
    intro: `${owner} has added your account to the staff of aiTours, with the role “${role}”. What it allows is in the settings of the dashboard:`,
    link: { text: 'Open the dashboard', url: `${publicUrl}/dashboard/settings` },
    notes: ['If you did not expect this, tell the owner of the shop.'],
  });

/** Returns the mail to a staff member whose second factor an owner has removed. @param owner the owner's address */
export const createSecondFactorResetMail = (to: string, owner: string, publicUrl: string): Mail =>
  renderMail({
    kind: 'account',
    to,
    subject: 'Your second factor was removed',
    intro: `${owner} has removed the second factor of your aiTours account, and you were logged out everywhere. Log in without it, and add a new one in the settings.`,
    link: { text: 'Log in', url: `${publicUrl}/auth` },
    notes: ['If you did not ask for this, change your password, and talk to the owner of the shop.'],
  });

/** Returns the mail that reports a changed second factor. @param change what was done to it */
export const createSecondFactorMail = (to: string, change: 'added' | 'removed', publicUrl: string): Mail =>
  renderMail({
    kind: 'account',
    to,
    subject: `An authenticator app was ${change}`,
    intro:
      change === 'added'
        ? 'An authenticator app was added to your aiTours account. From now on you need one of its codes to log in, and all other browsers were logged out.'
        : 'The authenticator app was removed from your aiTours account. You now log in without a code of it, and all other browsers were logged out.',
    link: { text: 'Open the settings', url: `${publicUrl}/settings` },
    notes: ['If you did not do this, change your password there, and tell the owner of the shop.'],
  });

/** Returns the mail that reports an added or removed passkey. @param name the user's name for it */
export const createPasskeyMail = (to: string, change: 'added' | 'removed', name: string, publicUrl: string): Mail =>
  renderMail({
    kind: 'account',
    to,
    subject: `A passkey was ${change}`,
    intro:
      change === 'added'
        ? `The passkey “${name}” was added to your aiTours account. Anyone who can unlock the device with it can log in.`
        : `The passkey “${name}” was removed from your aiTours account. It no longer logs you in.`,
    link: { text: 'Open the settings', url: `${publicUrl}/settings` },
    notes: ['If you did not do this, remove passkeys that you don’t know there, and change your password.'],
  });
