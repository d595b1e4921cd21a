import { trimContactMessage } from '@aitours/domain/contact';
import { hashAccount } from '../../auth/limits.ts';
import { operation } from '../../http/operation.ts';
import { queueMail } from '../../mail/mailQueue.ts';
import { renderMail } from '../../mail/renderMail.ts';
import { Problem } from '../../problems/problems.ts';

const hour = 3600;

export const contactOperations = {
  /** Mails a message of the contact form to the shop (QUIRK-04). */
  sendContactMessage: operation(
    'sendContactMessage',
    async ({ body, db, clock, config: { contactEmail, quirks } }) => {
      if (contactEmail === null || quirks.contactEndpoint === '')
        throw new Problem('not-found', { detail: 'Messages can’t be sent here. Please write to us by email.' });
      const { name, email, phone, message } = trimContactMessage(body);
      const mail = renderMail({
        kind: 'contact-message',
        to: contactEmail,
        subject: `Message from ${name}`,
        intro: 'This message was sent with the contact form. A reply goes to the sender.',
        rows: [
          ['Name', name],
          ['Email', email],
          ['Phone', phone],
          ['Message', message],
        ],
      });
      await queueMail(db, { ...mail, replyTo: email }, clock.now());
      return { status: 200, body: { detail: 'Message sent' } };
    },
    {
      limits: ({ body, address }) => [
        { bucket: `contact sender ${hashAccount(body.email)}`, max: 5, seconds: hour },
        { bucket: `contact address ${address}`, max: 20, seconds: hour },
      ],
    },
  ),
};
