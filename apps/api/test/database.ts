import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../src/db/embedded/embeddedPostgres.ts';
import { prepareTemplate } from '../src/testing/index.ts';

/** Starts one PostgreSQL for all server tests (Vitest's global setup). */
export default async function setup(): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'aitours-db-'));
  await chmod(dataFolder, 0o755);
  // Test data need not survive a crash.
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
  const server = await startEmbeddedPostgres({ dataFolder, settings });
  await prepareTemplate(server.connection);
  return async () => {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}
