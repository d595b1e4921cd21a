import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { prepareBinaries } from './binaries.ts';
import { createCluster, shopRole } from './cluster.ts';
import { type EmbeddedFolders, prepareFolders } from './folders.ts';
import { type SupervisedServer, superviseServer } from './supervisedServer.ts';

export interface Connection {
  readonly host: string;
  readonly user: string;
  readonly database: string;
}

export interface EmbeddedPostgres {
  readonly connection: Connection;
  /** Whether another process of the shop started the server. */
  readonly adopted: boolean;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataFolder: string;
  /** Further server settings, for example `fsync: 'off'` for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Called when the server has ended unexpectedly and is restarted. */
  readonly warn?: (message: string) => void;
}

const startTimeout = 60_000;
const checkInterval = 1000;
const tooManyConnections = '53300';

/**
 * Starts the real PostgreSQL on a private socket below `dataFolder`, or uses the one another process has started there.
 *
 * Until `stop`, a server that ends because of a crash or because its process was stopped is restarted by the first
 * process that detects it.
 */
export async function startEmbeddedPostgres({
  dataFolder,
  settings = {},
  warn = () => {},
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const folders = prepareFolders(dataFolder);
  const binaries = prepareBinaries(folders.root, folders.account);
  await createCluster(folders, binaries);
  const connection = connectionTo(folders);
  const start = () => startOrAdopt(folders, () => superviseServer(folders, binaries, settings));
  let server = await start();

  const closing = new AbortController();
  const watching = (async () => {
    while (await endedUnexpectedly(folders, server, closing.signal)) {
      warn('the embedded PostgreSQL ended unexpectedly; restarting it');
      server = await start().catch((error: unknown) => {
        warn(String(error));
        return null;
      });
    }
  })();
  return {
    connection,
    get adopted() {
      return server === null;
    },
    async stop() {
      closing.abort();
      await watching;
      await server?.stop();
    },
  };
}

/** Returns how the shop connects to its database. */
export const connectionTo = ({ socket }: Pick<EmbeddedFolders, 'socket'>): Connection => ({
  host: socket,
  user: shopRole,
  database: shopRole,
});

/** @returns null when another process runs the server */
async function startOrAdopt(
  folders: EmbeddedFolders,
  launch: () => SupervisedServer,
): Promise<SupervisedServer | null> {
  const deadline = Date.now() + startTimeout;
  let server: SupervisedServer | null = null;
  while (Date.now() < deadline) {
    if (await acceptsConnections(folders)) return server;
    if (!server) {
      server = launch();
      const started = server;
      void started.ended.then(() => {
        if (server === started) server = null;
      });
    }
    await sleep(50);
  }
  await server?.stop();
  throw new Error(`The embedded PostgreSQL did not start:\n${readFileSync(folders.log, 'utf8').slice(-2000)}`);
}

/** Returns whether a server accepts connections. It refuses them while it starts or shuts down. */
async function acceptsConnections(folders: EmbeddedFolders): Promise<boolean> {
  const client = new pg.Client({ ...connectionTo(folders), connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError && error.code === tooManyConnections;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Waits until the server ends; returns false when `closing` aborts first. */
async function endedUnexpectedly(
  folders: EmbeddedFolders,
  server: SupervisedServer | null,
  closing: AbortSignal,
): Promise<boolean> {
  if (server && !closing.aborted) {
    await Promise.race([server.ended, once(closing, 'abort')]);
    return !closing.aborted;
  }
  while (!closing.aborted) {
    await sleep(checkInterval, undefined, { signal: closing, ref: false }).catch(() => {});
    if (!closing.aborted && !(await acceptsConnections(folders))) return true;
  }
  return false;
}
