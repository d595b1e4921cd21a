import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../src/db/embedded/embeddedPostgres.ts';
import { prepareTemplate } from '../src/testing/index.ts';

/** One PostgreSQL for all tests of the server; vitest calls this before the first. */
export default async function setup(): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(path.join(tmpdir(), 'aitours-db-'));
  await chmod(dataFolder, 0o755);
  // Nothing here has to outlive a power cut.
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
  const server = await startEmbeddedPostgres({ dataFolder, settings });
  await prepareTemplate(server.connection);
  return async () => {
    await server.stop();
    await rm(dataFolder, { recursive: true, force: true });
  };
}
