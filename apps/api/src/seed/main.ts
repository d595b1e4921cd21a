/**
 * `npm run seed`: fills the configured shop with the demonstration catalogue. With `-- --accounts` customers, staff and
 * their bookings come along; on the embedded database they always do.
 */
import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { ConfigError, readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded/embeddedPostgres.ts';
import { migrate } from '../db/migrate.ts';
import { demonstrationAccounts, demonstrationPassword } from './demonstration.ts';
import { seedShop } from './seedShop.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { accounts: { type: 'boolean', default: false } } });
  const config = readConfig(process.env);
  const server = config.databaseUrl === null ? await startEmbeddedPostgres({ dataFolder: config.dataDir }) : null;
  const settings = server ? server.connection : { connectionString: config.databaseUrl ?? undefined };
  const password = values.accounts || server ? demonstrationPassword(config) : null;
  await migrate(settings);
  const { db, close } = openDatabase(settings, 2, (error) => console.warn(error.message));
  try {
    const opened = await seedShop(db, { now: systemClock.now(), password });
    console.log('The catalogue is on the shelves.');
    if (opened && password !== null) console.log(demonstrationAccounts(password));
  } finally {
    await close();
    await server?.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof ConfigError ? `The configuration makes no sense:\n${error.message}` : error);
  process.exitCode = 1;
}
