import pg from 'pg';
import { connectionTo } from '../../apps/api/src/db/embedded/embeddedPostgres.ts';
import { prepareFolders } from '../../apps/api/src/db/embedded/folders.ts';
import { dataFolder, paymentsPort } from './testShop.ts';

/** Ends the hold of a payment as if its 15 minutes had passed. The shop itself releases the places. */
export const endHold = (paymentId: string): Promise<void> =>
  changePayment(
    "update payments set hold_expires_at = now() - interval '1 second' where id = $1 and status in ('open', 'authorised')",
    paymentId,
  );

/** Settles a payment at the test provider now, as if the time of its card had passed. */
export const settlePayment = (paymentId: string): Promise<void> =>
  changePayment(
    "update test_provider_payments set settles_at = now() where payment_id = $1 and status = 'authorised'",
    paymentId,
  );

async function changePayment(statement: string, paymentId: string): Promise<void> {
  const client = new pg.Client(connectionTo(prepareFolders(dataFolder(paymentsPort))));
  await client.connect();
  try {
    const { rowCount } = await client.query(statement, [paymentId]);
    if (rowCount !== 1) throw new Error(`${paymentId} isn’t in that state`);
  } finally {
    await client.end();
  }
}
