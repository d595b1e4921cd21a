import type { Mail } from './mailer.ts';
import { renderMail } from './renderMail.ts';

/** Returns the mail that reports a changed password, so that its owner notices a change by someone else. */
export const passwordChangedMail = (to: string, publicUrl: string): Mail =>
  renderMail({
    to,
    subject: 'Your aiTours password was changed',
    intro: 'The password of your aiTours account was changed, and all other browsers were logged out.',
    link: { text: 'Log in', url: `${publicUrl}/auth` },
    notes: ['If you did not do this, choose “Forgot your password?” there, and change the password.'],
  });
