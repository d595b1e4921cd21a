/**
 * A process of the shop, for the tests that kill it: opens the embedded database in the folder it is given and writes
 * numbered rows until it ends, saying each one that the database has acknowledged.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../src/db/database.ts';
import { startEmbeddedPostgres } from '../../src/db/embedded/embeddedPostgres.ts';

const [dataFolder = ''] = process.argv.slice(2);
const server = await startEmbeddedPostgres({ dataFolder });
console.log(`started ${process.getuid?.()} ${server.adopted}`);

const { pool } = openDatabase(server.connection, 2, (error) => console.log(`lost ${error.message}`));
await pool.query('create table if not exists acknowledged (id bigint generated always as identity)');
for (;;) {
  try {
    const { rows } = await pool.query<{ id: string }>('insert into acknowledged default values returning id');
    console.log(`row ${rows[0]?.id}`);
  } catch (error) {
    console.log(`failed ${String(error)}`);
    await sleep(50);
  }
}
