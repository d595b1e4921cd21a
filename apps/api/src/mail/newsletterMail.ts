import type { Mail } from '../db/operating/outgoingMail.ts';
import { renderMail } from './renderMail.ts';

/** The address that mail programs post to when a reader unsubscribes with their button (RFC 8058). */
export const oneClickPath = '/api/v1/newsletter/one-click-unsubscribe/';

/**
 * Returns the mail that asks to confirm a subscription. It contains no text that the requester could have chosen.
 *
 * @param publicUrl the shop's address
 */
export function newsletterConfirmationMail(to: string, token: string, publicUrl: string): Mail {
  const unsubscribe = `${publicUrl}/newsletter/unsubscribe?token=${token}`;
  const mail = renderMail({
    kind: 'newsletter',
    to,
    subject: 'Confirm your subscription to the aiTours newsletter',
    intro: 'This address was entered for the aiTours newsletter. To receive it, open this page and confirm.',
    link: { text: 'Confirm the subscription', url: `${publicUrl}/newsletter/confirm?token=${token}` },
    notes: [
      'The link is valid for seven days. If you did not request the newsletter, you can ignore this mail.',
      `To have the address deleted now: ${unsubscribe}`,
    ],
  });
  const oneClick = `${publicUrl}${oneClickPath}?token=${token}`;
  return {
    ...mail,
    headers: { 'List-Unsubscribe': `<${oneClick}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
