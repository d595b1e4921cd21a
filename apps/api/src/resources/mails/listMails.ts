import { listMailRows } from '../../db/operating/mails.ts';
import { operation } from '../../http/operation.ts';
import { toPageBody } from '../page.ts';
import { toMailBody } from './mailBody.ts';

/** Lists a page of the queued mails. */
export const listMails = operation('listMails', async ({ query, db }) => {
  const { rows, count } = await listMailRows(db, query);
  return { status: 200, body: toPageBody('/api/v1/mails/', query, count, rows.map(toMailBody)) };
});
