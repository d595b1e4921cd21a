import pg from 'pg';
import { connectionTo } from '../../apps/api/src/db/embedded/embeddedPostgres.ts';
import { prepareFolders } from '../../apps/api/src/db/embedded/folders.ts';
import { dataFolder, paymentsPort } from './testShop.ts';

/** Ends the hold of a payment as if its 15 minutes had passed. The shop itself releases the places. */
export async function endHold(paymentId: string): Promise<void> {
  const client = new pg.Client(connectionTo(prepareFolders(dataFolder(paymentsPort))));
  await client.connect();
  try {
    const { rowCount } = await client.query(
      "update payments set hold_expires_at = now() - interval '1 second' where id = $1 and status = 'open'",
      [paymentId],
    );
    if (rowCount !== 1) throw new Error(`${paymentId} is no open payment`);
  } finally {
    await client.end();
  }
}
