import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { prepareBinaries } from './binaries.ts';
import { createCluster, superuser } from './cluster.ts';
import { type Home, prepareFolders } from './folders.ts';
import { type SupervisedServer, superviseServer } from './supervisedServer.ts';

export interface Connection {
  readonly host: string;
  readonly user: string;
  readonly database: string;
}

export interface EmbeddedPostgres {
  readonly connection: Connection;
  /** Whether another process of the shop runs the server and we only use it. */
  readonly adopted: boolean;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  readonly dataFolder: string;
  /** Further server settings, for example `fsync: 'off'` for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Is told when the server ended unasked and is started again. */
  readonly warn?: (message: string) => void;
}

const startWithin = 60_000;
const checkEvery = 1000;
const tooManyConnections = '53300';
const alreadyMade = new Set(['42P04', '23505']);

/**
 * Starts the real PostgreSQL on a private socket below `dataFolder`, or uses the one another process has started there.
 *
 * While it is open, a server that ends (because its process was stopped, or it crashed) is started again, by whichever
 * process notices first.
 */
export async function startEmbeddedPostgres({
  dataFolder,
  settings = {},
  warn = () => {},
}: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const home = prepareFolders(dataFolder);
  const binaries = prepareBinaries(home.folder, home.account);
  await createCluster(home, binaries);
  const connection = { host: home.socket, user: superuser, database: 'aitours' };
  const start = () => startOrAdopt(home, () => superviseServer(home, binaries, settings));
  let server = await start();
  await makeDatabase(connection);

  const closing = new AbortController();
  const watching = (async () => {
    while (await endedUnasked(home, server, closing.signal)) {
      warn('The embedded PostgreSQL has ended; starting it again');
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

/** @returns null when another process runs the server */
async function startOrAdopt(home: Home, launch: () => SupervisedServer): Promise<SupervisedServer | null> {
  const deadline = Date.now() + startWithin;
  let server: SupervisedServer | null = null;
  while (Date.now() < deadline) {
    if (await answers(home)) return server;
    if (!server) {
      server = launch();
      const mine = server;
      void mine.ended.then(() => {
        if (server === mine) server = null;
      });
    }
    await sleep(50);
  }
  await server?.stop();
  throw new Error(`The embedded PostgreSQL did not start:\n${readFileSync(home.log, 'utf8').slice(-2000)}`);
}

/** Whether a server is up and takes connections (one that starts or shuts down refuses them). */
async function answers(home: Home): Promise<boolean> {
  const client = new pg.Client({
    host: home.socket,
    user: superuser,
    database: 'postgres',
    connectionTimeoutMillis: 5000,
  });
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

/** Waits until the server, ours or an adopted one, ends by itself; false when we are closing. */
async function endedUnasked(home: Home, server: SupervisedServer | null, closing: AbortSignal): Promise<boolean> {
  if (server && !closing.aborted) {
    await Promise.race([server.ended, once(closing, 'abort')]);
    return !closing.aborted;
  }
  while (!closing.aborted) {
    await sleep(checkEvery, undefined, { signal: closing, ref: false }).catch(() => {});
    if (!closing.aborted && !(await answers(home))) return true;
  }
  return false;
}

async function makeDatabase({ host, user, database }: Connection): Promise<void> {
  const client = new pg.Client({ host, user, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(database)}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && alreadyMade.has(error.code ?? ''))) throw error;
  } finally {
    await client.end();
  }
}
