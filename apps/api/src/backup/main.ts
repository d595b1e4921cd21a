/** `npm run backup -- <file>` and `npm run restore -- <file>`: copies the shop's rows to a file and back. */

import { ConfigError, readConfig } from '../config.ts';
import { startEmbeddedPostgres } from '../db/embedded/embeddedPostgres.ts';
import { systemClock } from '../lib/clock.ts';
import { createCommand } from '../lib/commandLine.ts';
import { BackupError } from './backupFile.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

async function main(): Promise<void> {
  const [action, ...args] = process.argv.slice(2);
  const isBackup = action === 'backup';
  const [file = ''] = createCommand({
    name: `npm run ${action}`,
    purpose: isBackup
      ? 'Writes all rows of the database of DATABASE_URL, or of the embedded one, to a file.'
      : 'Restores a backup into the empty database of DATABASE_URL, or into the embedded one.',
    examples: ['/backups/shop.jsonl.gz'],
  })
    .argument('<file>', isBackup ? 'the file to write' : 'the file to read')
    .parse(args, { from: 'user' }).args;
  const { databaseUrl, dataDir } = readConfig({ TOKEN_SECRET: 'unused: copying rows signs no tokens', ...process.env });
  const server = databaseUrl === null ? await startEmbeddedPostgres({ dataFolder: dataDir }) : null;
  const settings = server ? server.connection : { connectionString: databaseUrl ?? undefined };
  try {
    const { tables, rows } = isBackup
      ? await writeBackup(settings, file, systemClock.now())
      : await restoreBackup(settings, file);
    console.log(
      `${isBackup ? 'Wrote' : 'Restored'} ${rows} rows of ${tables} tables ${isBackup ? 'to' : 'from'} ${file}`,
    );
  } finally {
    await server?.stop();
  }
}

try {
  await main();
} catch (error) {
  const isPlain = error instanceof ConfigError || error instanceof BackupError;
  console.error(isPlain ? error.message : error);
  process.exitCode = 1;
}
