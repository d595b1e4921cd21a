/** `npm run backup -- <file>` and `npm run restore -- <file>`: the configured shop's rows into a file, and back. */
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
    throw new BackupError('Name one file: npm run backup -- /somewhere/else/shop.jsonl.gz');
  const { databaseUrl, dataDir } = readConfig({ TOKEN_SECRET: 'signs nothing while rows are copied', ...process.env });
  const server = databaseUrl === null ? await startEmbeddedPostgres({ dataFolder: dataDir }) : null;
  const settings = server ? server.connection : { connectionString: databaseUrl ?? undefined };
  try {
    const isBackup = command === 'backup';
    const { tables, rows } = isBackup
      ? await writeBackup(settings, file, systemClock.now())
      : await restoreBackup(settings, file);
    console.log(`${rows} rows of ${tables} tables are ${isBackup ? 'in' : 'back from'} ${file}`);
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
