import { operation } from '../../contract/operation.ts';
import { listMailRows } from '../../db/mails.ts';
import { pageBody } from '../page.ts';

/** Lists a page of the queued mails. */
export const listMails = operation('listMails', async ({ query, db }) => {
  const { rows, count } = await listMailRows(db, query);
  const results = rows.map(({ id, kind, recipient, bookingNumber, state, attempts, lastError, ...times }) => ({
    id,
    kind,
    recipient,
    booking_number: bookingNumber,
    state,
    attempts,
    last_error: lastError,
    queued_at: times.queuedAt.toISOString(),
    settled_at: times.settledAt?.toISOString() ?? null,
  }));
  return { status: 200, body: pageBody('/api/v1/mails/', query, count, results) };
});
