import { spawn } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { serverEnvironment } from './cluster.ts';
import type { EmbeddedFolders } from './folders.ts';

export interface SupervisedServer {
  /** Resolves when the server has ended for any reason. */
  readonly ended: Promise<void>;
  /** Requests a fast shutdown: open transactions are rolled back. */
  stop(): Promise<void>;
}

/**
 * Runs a command and stops it when its standard input closes, which the kernel does even when this process is killed by
 * SIGKILL. It ignores a terminal's Ctrl-C, which this process handles.
 */
const supervisor = [
  'trap "" INT TERM HUP',
  'exec 3<&0',
  '"$@" 3<&- & server=$!',
  '(read _ <&3; kill -INT $server 2>/dev/null) & watcher=$!',
  'exec 3<&-',
  'wait $server; status=$?',
  'kill -9 $watcher 2>/dev/null',
  'exit $status',
].join('\n');

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '200',
  shared_buffers: '64MB',
  // Parallel workers need more /dev/shm than containers have, and the shop's queries are short.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  log_checkpoints: 'off',
  timezone: 'UTC',
};
const maxLogBytes = 1_000_000;

/** Starts PostgreSQL under the supervisor. */
export function superviseServer(
  folders: EmbeddedFolders,
  binaries: string,
  more: Readonly<Record<string, string>>,
): SupervisedServer {
  const options = Object.entries({ ...settings, unix_socket_directories: folders.socket, ...more });
  const size = statSync(folders.log, { throwIfNoEntry: false })?.size ?? 0;
  const log = openSync(folders.log, size > maxLogBytes ? 'w' : 'a', 0o600);
  const command = [path.join(binaries, 'postgres'), '-D', folders.cluster];
  const flags = options.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn('/bin/sh', ['-c', supervisor, 'aitours-postgres', ...command, ...flags], {
    ...folders.account,
    cwd: folders.root,
    env: serverEnvironment,
    stdio: ['pipe', log, log],
    detached: true,
  });
  closeSync(log);
  const { stdin } = child;
  if (!stdin) throw new Error('The supervisor has no standard input');
  stdin.on('error', () => stdin.destroy());
  child.unref();
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    ended,
    stop() {
      child.ref();
      stdin.end();
      return ended;
    },
  };
}
