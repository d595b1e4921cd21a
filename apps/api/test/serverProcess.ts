import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ConnectionSettings } from '../src/db/database.ts';

/** A server in a process of its own, as in production. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Sends SIGKILL. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const folder = fileURLToPath(new URL('..', import.meta.url));
const listening = /listening at (http:\/\/[^"\s]+)/;

type Environment = Readonly<Record<string, string>>;

/** Starts the API on an existing database, which several may share. */
export const startServerProcess = (
  { host, user, database }: ConnectionSettings,
  environment: Environment,
): Promise<ServerProcess> =>
  startShopProcess({
    DATABASE_URL: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`,
    ...environment,
  });

/** Starts the API; without `DATABASE_URL`, with the embedded database in `DATA_DIR`. */
export async function startShopProcess(environment: Environment): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--conditions=@aitours/source', 'src/main.ts'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'info',
      ...environment,
    },
  });
  const end = (signal: NodeJS.Signals) => async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const url = await readAddress(child);
  if (child.pid === undefined) throw new Error('A running process must have an id');
  return { url, pid: child.pid, kill: end('SIGKILL'), stop: end('SIGTERM') };
}

async function readAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The server has no standard output');
  const lines = createInterface({ input: child.stdout });
  return new Promise((found, failed) => {
    child.once('exit', (code) => failed(new Error(`The server exited with ${code} before it listened`)));
    lines.on('line', (line) => {
      const url = listening.exec(line)?.[1];
      if (url) found(url);
    });
  });
}
