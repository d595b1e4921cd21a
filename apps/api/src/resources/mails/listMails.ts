import { operation } from '../../contract/operation.ts';
import { listMailRows } from '../../db/mails.ts';
import { pageBody } from '../page.ts';
import { mailBody } from './mailBody.ts';

/** Lists a page of the queued mails. */
export const listMails = operation('listMails', async ({ query, db }) => {
  const { rows, count } = await listMailRows(db, query);
  return { status: 200, body: pageBody('/api/v1/mails/', query, count, rows.map(mailBody)) };
});
