import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pretty from 'pino-pretty';
import { createStream } from 'rotating-file-stream';

/** A line of the server's log: pino's JSON. */
export interface LogLine {
  readonly level: number;
  readonly msg: string;
  /** A finished step of the start: `database`, `migrate`, `seed`, `serve`. */
  readonly step?: string;
  readonly milliseconds?: number;
  /** Where the shop is served, in the line of the step `serve`. */
  readonly url?: string;
  /** Whether the line is for the person at the terminal: an account or a code to sign in with. */
  readonly terminal?: boolean;
}

const root = path.join(import.meta.dirname, '../../..');

interface ServerOptions {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Prints every line of the log: readable in a terminal, as JSON when the output is piped. */
  readonly isVerbose: boolean;
  /** The log file as JSON lines; null for none. It is rotated at 10 MB, and three old files stay. */
  readonly logFile: string | null;
  /** Receives every line of the log; returns whether it is to be printed although the output is not verbose. */
  readonly onLine: (line: LogLine) => boolean;
}

/** The level of a warning; errors have higher ones. */
export const warning = 40;

/**
 * Starts the web host in a separate process, and writes its log to the file, the terminal or both.
 *
 * @param nodeArgs options of Node itself
 * @returns the exit code
 */
export async function runServer(
  { args, env, isVerbose, logFile, onLine }: ServerOptions,
  nodeArgs: readonly string[] = [],
): Promise<number> {
  const server = spawn(
    process.execPath,
    [...nodeArgs, '--conditions=@aitours/source', 'apps/web/server/main.ts', ...args],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } },
  );
  const file = logFile === null ? null : openLog(logFile);
  const readable = pretty({ colorize: process.stdout.isTTY, ignore: 'pid,hostname', singleLine: true, sync: true });
  const print = (text: string) => {
    if (process.stdout.isTTY || !isVerbose) readable.write(`${text}\n`);
    else console.log(text);
  };
  createInterface({ input: server.stdout }).on('line', (text) => {
    const line = parseLine(text);
    if (line === null) {
      console.log(text);
      return;
    }
    file?.write(`${text}\n`);
    if (onLine(line) || isVerbose) print(text);
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill('SIGTERM'));
  return new Promise((resolve) => {
    server.on('close', (code) => {
      file?.end();
      resolve(code ?? 1);
    });
  });
}

/**
 * Returns a line of the log, or null for text that something else printed.
 *
 * @internal
 */
export function parseLine(text: string): LogLine | null {
  if (!text.startsWith('{"level":')) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function openLog(file: string) {
  // The embedded database runs as another user if the shop runs as root: that user must reach the data folder.
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o755 });
  return createStream(path.basename(file), { path: path.dirname(file), size: '10M', maxFiles: 3 });
}
