import { rmSync } from 'node:fs';
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../src/db/embedded/embeddedPostgres.ts';
import { prepareTemplate } from '../src/testing/index.ts';

/** Linux's file system in memory, and the bytes that all tests need in it: containers often have 64 MB. */
const memory = '/dev/shm';
const neededBytes = 3_000_000_000;

/** Starts one PostgreSQL for all server tests (Vitest's global setup). */
export default async function setup(): Promise<() => Promise<void>> {
  const dataFolder = await mkdtemp(path.join(await chooseFolder(), 'aitours-db-'));
  await chmod(dataFolder, 0o755);
  // Also when the run is interrupted: what is left would fill the memory.
  process.once('exit', () => rmSync(dataFolder, { recursive: true, force: true }));
  // Test data need not survive a crash.
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };
  const server = await startEmbeddedPostgres({ dataFolder, settings });
  await prepareTemplate(server.connection);
  return () => server.stop();
}

/** Returns where to put the database: in memory, copying the template takes a tenth of the CPU time. */
async function chooseFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize > neededBytes ? memory : tmpdir();
}
