/** `npm run backup -- <file>` and `npm run restore -- <file>`: copies the shop's rows to a file and back. */
import { parseArgs } from 'node:util';
import { systemClock } from '../clock.ts';
import { ConfigError, readConfig } from '../config.ts';
import { startEmbeddedPostgres } from '../db/embedded/embeddedPostgres.ts';
import { BackupError } from './backupFile.ts';
import { restoreBackup } from './restoreBackup.ts';
import { writeBackup } from './writeBackup.ts';

async function main(): Promise<void> {
  const [command, file, ...rest] = parseArgs({ allowPositionals: true }).positionals;
  if (file === undefined || rest.length > 0)
    throw new BackupError('Name one file, for example: npm run backup -- /backups/shop.jsonl.gz');
  const { databaseUrl, dataDir } = readConfig({ TOKEN_SECRET: 'unused: copying rows signs no tokens', ...process.env });
  const server = databaseUrl === null ? await startEmbeddedPostgres({ dataFolder: dataDir }) : null;
  const settings = server ? server.connection : { connectionString: databaseUrl ?? undefined };
  try {
    const isBackup = command === 'backup';
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
