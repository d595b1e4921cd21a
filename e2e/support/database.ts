import pg from 'pg';
import { connectionTo } from '../../apps/api/src/db/embedded/embeddedPostgres.ts';
import { prepareFolders } from '../../apps/api/src/db/embedded/folders.ts';
import { dataFolder } from './testShop.ts';

/**
 * Changes one row in the database of a shop, for what only time does.
 *
 * @param port of the shop
 * @param id the statement's `$1`
 */
export async function changeRow(port: number, statement: string, id: string): Promise<void> {
  const client = new pg.Client(connectionTo(prepareFolders(dataFolder(port))));
  await client.connect();
  try {
    const { rowCount } = await client.query(statement, [id]);
    if (rowCount !== 1) throw new Error(`${id} isn’t in that state`);
  } finally {
    await client.end();
  }
}
