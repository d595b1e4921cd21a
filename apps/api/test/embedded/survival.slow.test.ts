import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Account, canEnter, serverAccount } from '../../src/db/embedded/account.ts';
import { startEmbeddedPostgres } from '../../src/db/embedded/embeddedPostgres.ts';

const program = fileURLToPath(new URL('./shopProcess.ts', import.meta.url));
let dataFolder: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'aitours-kill-'));
  await chmod(dataFolder, 0o755);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await expect.poll(serverPid).toBeNull();
  await rm(dataFolder, { recursive: true, force: true });
});

interface ShopProcess {
  readonly child: ChildProcess;
  readonly started: string;
  /** The last acknowledged row. */
  last(): number;
}

async function startShop(account: Account | null = null): Promise<ShopProcess> {
  const child = spawn(process.execPath, [program, dataFolder], {
    ...account,
    cwd: '/',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output).toContain('row ');
  return {
    child,
    started: /^started .*$/m.exec(output)?.[0] ?? '',
    last: () => Number(/row (\d+)\n[^\n]*$/.exec(output)?.[1] ?? 0),
  };
}

async function kill({ child }: ShopProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Returns the server's process id; null when it has ended. */
async function serverPid(): Promise<number | null> {
  const file = path.join(dataFolder, 'postgres', 'cluster', 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : Number(text.split('\n')[0]);
}

async function countRows(): Promise<number> {
  const server = await startEmbeddedPostgres({ dataFolder });
  const client = new pg.Client(server.connection);
  await client.connect();
  const { rows } = await client.query<{ max: string }>('select max(id) from acknowledged');
  await client.end();
  await server.stop();
  return Number(rows[0]?.max);
}

test('kill -9 leaves no orphan and loses no acknowledged row', async () => {
  let acknowledged = 0;
  for (const rows of [1, 10]) {
    const shop = await startShop();
    await expect.poll(() => shop.last()).toBeGreaterThan(acknowledged + rows);
    await kill(shop);
    acknowledged = shop.last();
    await expect.poll(serverPid).toBeNull();
  }
  expect(acknowledged).toBeGreaterThan(10);
  expect(await countRows()).toBeGreaterThanOrEqual(acknowledged);
});

test('a process that starts while the old server shuts down waits for it', async () => {
  const shop = await startShop();
  await kill(shop);
  expect(await countRows()).toBeGreaterThanOrEqual(shop.last());
});

test('after kill -9 of the server the shop restarts it and loses no row', async () => {
  const shop = await startShop();
  const before = await serverPid();
  if (before === null) throw new Error('The server has no pid file');
  process.kill(before, 'SIGKILL');
  const acknowledged = shop.last();
  await expect.poll(serverPid).not.toBe(before);
  await expect.poll(() => shop.last()).toBeGreaterThan(acknowledged + 10);
  const known = shop.last();
  expect(await countRows()).toBeGreaterThanOrEqual(known);
});

test('a second process uses the server of the first, and restarts it after the first has ended', async () => {
  const shop = await startShop();
  expect(shop.started).toContain('false');
  const second = await startEmbeddedPostgres({ dataFolder });
  expect(second.adopted).toBe(true);
  await kill(shop);
  await expect.poll(() => second.adopted).toBe(false);
  const client = new pg.Client(second.connection);
  await client.connect();
  const { rows } = await client.query<{ max: string }>('select max(id) from acknowledged');
  await client.end();
  expect(Number(rows[0]?.max)).toBeGreaterThanOrEqual(shop.last());
  await second.stop();
});

test('processes that start concurrently share one server', async () => {
  const servers = await Promise.all(Array.from({ length: 3 }, () => startEmbeddedPostgres({ dataFolder })));
  for (const { connection } of servers) {
    const client = new pg.Client(connection);
    await client.connect();
    await client.end();
  }
  await Promise.all(servers.map((server) => server.stop()));
});

test('the server runs for an unprivileged user as for root', async () => {
  // An unprivileged account can't run the test where the project is in a private folder of root.
  const unprivileged = serverAccount(path.join(dataFolder, 'none'));
  const account = unprivileged && canEnter(path.dirname(program), unprivileged) ? unprivileged : null;
  if (account) await chown(dataFolder, account.uid, account.gid);
  const shop = await startShop(account);
  expect(shop.started).toBe(`started ${account?.uid ?? process.getuid?.()} false`);
  await kill(shop);
});
