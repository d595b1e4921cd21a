import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ConnectionSettings } from '../src/db/database.ts';

/** A server of its own, as in production: another process, reached over the network. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const folder = fileURLToPath(new URL('..', import.meta.url));
const listening = /listening at (http:\/\/[^"\s]+)/;

type Environment = Readonly<Record<string, string>>;

/** Starts the API on a database that is there already. Several may share one. */
export const startServerProcess = (
  { host, user, database }: ConnectionSettings,
  environment: Environment,
): Promise<ServerProcess> =>
  startShopProcess({
    DATABASE_URL: `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`,
    ...environment,
  });

/** Starts the API; without a `DATABASE_URL`, with a database of its own in `DATA_DIR`. */
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
  const url = await addressOf(child);
  if (child.pid === undefined) throw new Error('A process that listens has an id');
  return { url, pid: child.pid, kill: end('SIGKILL'), stop: end('SIGTERM') };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The output of a server is read');
  const lines = createInterface({ input: child.stdout });
  return new Promise((found, failed) => {
    child.once('exit', (code) => failed(new Error(`The server ended with ${code} before it listened`)));
    lines.on('line', (line) => {
      const url = listening.exec(line)?.[1];
      if (url) found(url);
    });
  });
}
