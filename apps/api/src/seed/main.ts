/**
 * `npm run seed`: seeds the configured database with the demonstration catalogue. `-- --accounts` also creates the
 * demonstration accounts with their bookings; the embedded database always gets them.
 */

import { ConfigError, readConfig, requireSafeSettings } from '../config.ts';
import { createLowestTicketPricesJob } from '../db/catalogue/ticketPrices.ts';
import { setAllRatings } from '../db/content/reviews.ts';
import { openDatabase } from '../db/database.ts';
import { startEmbeddedPostgres } from '../db/embedded/embeddedPostgres.ts';
import { migrate } from '../db/migrate.ts';
import { systemClock } from '../lib/clock.ts';
import { createCommand } from '../lib/commandLine.ts';
import { demonstrationAccounts, getDemonstrationPassword } from './demonstration.ts';
import { seedLibrary } from './seedLibrary.ts';
import { seedShop } from './seedShop.ts';

async function main(): Promise<void> {
  const { accounts } = createCommand({
    name: 'npm run seed',
    purpose: 'Seeds the database of DATABASE_URL, or the embedded one, with the demonstration catalogue.',
    examples: ['', '--accounts'],
  })
    .option('--accounts', 'also create the demonstration accounts and bookings; the embedded database always gets them')
    .parse()
    .opts<{ accounts?: boolean }>();
  const config = readConfig(process.env);
  if (config.databaseUrl === null) requireSafeSettings(config);
  const server = config.databaseUrl === null ? await startEmbeddedPostgres({ dataFolder: config.dataDir }) : null;
  const settings = server ? server.connection : { connectionString: config.databaseUrl ?? undefined };
  const password = accounts || server ? getDemonstrationPassword(config) : null;
  await migrate(settings);
  const { db, close } = openDatabase(settings, 2, (error) => console.warn(error.message));
  try {
    const created = await seedShop(db, { now: systemClock.now(), password });
    await setAllRatings(db);
    await createLowestTicketPricesJob(db, { clock: systemClock })();
    if (config.activityLibrary) await seedLibrary(config.activityLibrary);
    console.log('Seeded the demonstration catalogue.');
    if (created && password !== null) console.log(demonstrationAccounts(password));
  } finally {
    await close();
    await server?.stop();
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof ConfigError ? `Invalid configuration:\n${error.message}` : error);
  process.exitCode = 1;
}
