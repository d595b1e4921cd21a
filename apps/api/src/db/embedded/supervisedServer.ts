import { spawn } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { serverEnvironment } from './cluster.ts';
import type { Home } from './folders.ts';

export interface SupervisedServer {
  /** Settles when the server has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** Asks for a fast shutdown: open transactions roll back, what was committed is on disk. */
  stop(): Promise<void>;
}

/**
 * Runs the given command and stops it once our end of standard input closes, which the kernel does even when we die by
 * SIGKILL: so no orphan is left. A terminal's Ctrl-C is ours to handle, not the server's.
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
  max_connections: '100',
  shared_buffers: '64MB',
  // A container's /dev/shm is small, and the shop's queries are short.
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  log_checkpoints: 'off',
  timezone: 'UTC',
};
const largestLog = 1_000_000;

export function superviseServer(
  home: Home,
  binaries: string,
  more: Readonly<Record<string, string>>,
): SupervisedServer {
  const options = Object.entries({ ...settings, unix_socket_directories: home.socket, ...more });
  const size = statSync(home.log, { throwIfNoEntry: false })?.size ?? 0;
  const log = openSync(home.log, size > largestLog ? 'w' : 'a', 0o600);
  const command = [path.join(binaries, 'postgres'), '-D', home.cluster];
  const flags = options.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn('/bin/sh', ['-c', supervisor, 'aitours-postgres', ...command, ...flags], {
    ...home.account,
    cwd: home.folder,
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
