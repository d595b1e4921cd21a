import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type OpenDatabase, openDatabase } from '../../src/db/database.ts';
import { superuser } from '../../src/db/embedded/cluster.ts';
import { prepareFolders } from '../../src/db/embedded/folders.ts';
import { type ServerProcess, startShopProcess } from '../serverProcess.ts';
import { kill9, processesOf } from './processes.ts';

/**
 * What a kill hits: the shop's process; PostgreSQL with all its processes; the shop's process together with the one
 * that would stop the database after it, which leaves the database without anybody; or all of them at once.
 */
export const victims = ['server', 'database', 'server and supervisor', 'everything'] as const;
export type Victim = (typeof victims)[number];

/** The API as `npm start` runs it, with its own PostgreSQL, in processes that can be killed and started again. */
export interface CrashableShop {
  readonly tokenSecret: string;
  /** Where it answers; another address after it was started again. */
  url(): string;
  /** Opens the books, past the server. The database must be up. */
  openBooks(): OpenDatabase;
  kill(victim: Victim): Promise<void>;
  /** Starts what doesn't start by itself, and waits until the shop says it is healthy. @returns milliseconds */
  recover(): Promise<number>;
  close(): Promise<void>;
}

const healthyWithin = 60_000;

/** @param parent where it keeps all it has, in a folder of its own */
export async function openCrashableShop(parent = tmpdir()): Promise<CrashableShop> {
  const dataFolder = await mkdtemp(path.join(parent, 'aitours-mortal-'));
  await chmod(dataFolder, 0o755);
  const { cluster, socket } = prepareFolders(dataFolder);
  const tokenSecret = randomUUID();
  const environment = { DATABASE_URL: '', SEED: 'false', DATA_DIR: dataFolder, TOKEN_SECRET: tokenSecret };
  let server: ServerProcess | null = await startShopProcess(environment);
  let url = server.url;
  await healthy(url);

  const kill = async (victim: Victim) => {
    const { supervisor, database } = processesOf(cluster);
    const ours = victim === 'database' || !server ? [] : [server.pid];
    const shell = victim === 'server' ? [] : supervisor;
    const theirs = victim === 'database' || victim === 'everything' ? database : [];
    kill9([...ours, ...(victim === 'database' ? [] : shell), ...theirs]);
    if (victim === 'database') return;
    await server?.kill();
    server = null;
  };
  return {
    tokenSecret,
    url: () => url,
    openBooks: () => openDatabase({ host: socket, user: superuser, database: 'aitours' }, 8, () => {}),
    kill,
    async recover() {
      const start = performance.now();
      server ??= await startShopProcess(environment);
      url = server.url;
      await healthy(url);
      return performance.now() - start;
    },
    async close() {
      await kill('everything');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function healthy(url: string): Promise<void> {
  const deadline = Date.now() + healthyWithin;
  while (Date.now() < deadline) {
    const answer = await fetch(`${url}/health`).catch(() => null);
    if (answer?.status === 200) return;
    await sleep(20);
  }
  throw new Error('The shop did not become healthy again');
}
