import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type OpenDatabase, openDatabase } from '../../src/db/database.ts';
import { connectionTo } from '../../src/db/embedded/embeddedPostgres.ts';
import { prepareFolders } from '../../src/db/embedded/folders.ts';
import { type ServerProcess, startShopProcess } from '../serverProcess.ts';
import { getProcesses, kill9 } from './processes.ts';

/**
 * What is killed: the shop's process; all processes of PostgreSQL; the shop's process and the supervisor, which orphans
 * PostgreSQL; or all of them.
 */
export const victims = ['server', 'database', 'server and supervisor', 'everything'] as const;
export type Victim = (typeof victims)[number];

/** The API with its embedded PostgreSQL, in processes that can be killed and restarted. */
export interface CrashableShop {
  readonly tokenSecret: string;
  /** The address, which changes with a restart. */
  url(): string;
  /** Connects to the database directly. It must be running. */
  openDatabase(): OpenDatabase;
  kill(victim: Victim): Promise<void>;
  /** Restarts the server if needed and waits until it is healthy. @returns milliseconds */
  recover(): Promise<number>;
  close(): Promise<void>;
}

const healthTimeout = 60_000;

/** Starts the shop. @param parent the folder in which its data folder is created */
export async function openCrashableShop(parent = tmpdir()): Promise<CrashableShop> {
  const dataFolder = await mkdtemp(path.join(parent, 'aitours-crash-'));
  await chmod(dataFolder, 0o755);
  const { cluster, socket } = prepareFolders(dataFolder);
  const tokenSecret = randomUUID();
  const environment = {
    DATABASE_URL: '',
    SEED: 'false',
    DATA_DIR: dataFolder,
    TOKEN_SECRET: tokenSecret,
    RATE_LIMIT_FACTOR: '10000',
  };
  let server: ServerProcess | null = await startShopProcess(environment);
  let url = server.url;
  await waitUntilHealthy(url);

  const kill = async (victim: Victim) => {
    const { supervisor, database } = getProcesses(cluster);
    const serverPids = victim === 'database' || !server ? [] : [server.pid];
    const supervisorPids = victim === 'server' ? [] : supervisor;
    const databasePids = victim === 'database' || victim === 'everything' ? database : [];
    kill9([...serverPids, ...(victim === 'database' ? [] : supervisorPids), ...databasePids]);
    if (victim === 'database') return;
    await server?.kill();
    server = null;
  };
  return {
    tokenSecret,
    url: () => url,
    openDatabase: () => openDatabase(connectionTo({ socket }), 8, () => {}),
    kill,
    async recover() {
      const start = performance.now();
      server ??= await startShopProcess(environment);
      url = server.url;
      await waitUntilHealthy(url);
      return performance.now() - start;
    },
    async close() {
      await kill('everything');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

async function waitUntilHealthy(url: string): Promise<void> {
  const deadline = Date.now() + healthTimeout;
  while (Date.now() < deadline) {
    const response = await fetch(`${url}/health`).catch(() => null);
    if (response?.status === 200) return;
    await sleep(20);
  }
  throw new Error('The shop did not become healthy');
}
