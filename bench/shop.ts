import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../scripts/commands.ts';
import { freePort } from '../scripts/freePort.ts';
import { memoryOptions } from '../scripts/memoryOptions.ts';

/** The shop in a separate process, with a new database. */
export interface Shop {
  readonly url: string;
  /** The inspector's address if the shop is profiled. */
  readonly inspector: string | null;
  /** The folder of its database. */
  readonly dataFolder: string;
  stop(): Promise<void>;
}

const startTimeoutSeconds = 120;

/** Starts the built shop in production mode with a new seeded database and without effective rate limits. */
export async function startShop({ profile }: { readonly profile: boolean }): Promise<Shop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'aitours-bench-'));
  // As root, PostgreSQL runs as another user, who must reach the folder.
  await chmod(folder, 0o711);
  const [port, inspectorPort] = [await freePort(), profile ? await freePort() : null];
  const url = `http://127.0.0.1:${port}`;
  const dataFolder = path.join(folder, 'data');
  const log = path.join(folder, 'log');
  const output = openSync(log, 'a');
  const child = spawn(
    process.execPath,
    [
      ...(inspectorPort === null ? [] : [`--inspect=127.0.0.1:${inspectorPort}`]),
      '--conditions=@aitours/source',
      'apps/web/server/main.ts',
    ],
    {
      cwd: root,
      stdio: ['ignore', output, output],
      env: {
        ...process.env,
        ...memoryOptions,
        NODE_ENV: 'production',
        PORT: `${port}`,
        PUBLIC_URL: url,
        DATA_DIR: dataFolder,
        DATABASE_URL: '',
        API_URL: '',
        RATE_LIMIT_FACTOR: '10000',
      },
    },
  );
  const stop = async () => {
    await end(child);
    // PostgreSQL can still be writing its last checkpoint.
    await rm(folder, { recursive: true, force: true, maxRetries: 30, retryDelay: 200 });
  };
  try {
    await waitUntilOpen(child, url);
  } catch (error) {
    const lastOutput = readFileSync(log, 'utf8').slice(-2000);
    await stop();
    throw new Error(`The shop does not start:\n${lastOutput}`, { cause: error });
  }
  return { url, inspector: inspectorPort === null ? null : `http://127.0.0.1:${inspectorPort}`, dataFolder, stop };
}

async function waitUntilOpen(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + startTimeoutSeconds * 1000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The process ended with code ${child.exitCode}`);
    const isOpen = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOpen) return;
    await wait(200);
  }
  throw new Error(`Not open after ${startTimeoutSeconds} s`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
