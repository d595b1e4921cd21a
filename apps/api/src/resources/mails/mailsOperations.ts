import { recordChange } from '../../db/operating/auditLog.ts';
import { listMailRows } from '../../db/operating/mails.ts';
import { inTransaction } from '../../db/transaction.ts';
import { operation } from '../../http/operation.ts';
import { findMailState, requeueMail } from '../../mail/mailQueue.ts';
import { conflict, notFound } from '../../problems/problems.ts';
import { toPageBody } from '../page.ts';
import { toMailBody } from './mailBody.ts';

export const mailsOperations = {
  /** Lists a page of the queued mails. */
  listMails: operation('listMails', async ({ query, db }) => {
    const { rows, count } = await listMailRows(db, query);
    return { status: 200, body: toPageBody('/api/v1/mails/', query, { count }, rows.map(toMailBody)) };
  }),

  /** Queues a mail again that was given up. */
  resendMail: operation(
    'resendMail',
    async (context) => {
      const { path, db, clock } = context;
      await inTransaction(db, async (tx) => {
        if (!(await requeueMail(tx, path.id, clock.now()))) {
          const state = await findMailState(tx, path.id);
          if (!state) throw notFound('mail');
          throw conflict(
            state === 'sent' ? 'This mail was sent.' : 'This mail is queued: it is sent without your doing.',
          );
        }
        const change = { objectId: path.id, before: { state: 'given-up' }, after: { state: 'queued' } };
        await recordChange(tx, context, { operation: 'resendMail', ...change }, clock.now());
      });
      return { status: 204 };
    },
    { limits: ({ user }) => [{ bucket: `resend-mail user ${user.id}`, max: 100, seconds: 3600 }] },
  ),
};
