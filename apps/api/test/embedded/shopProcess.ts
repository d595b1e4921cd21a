/**
 * A process for tests that kill it: starts the embedded database in the given folder and inserts numbered rows, printing
 * each that the database acknowledged.
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
