import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** As it was started, arguments and all. */
  readonly command: string;
}

/** A PostgreSQL of the shop, process by process. */
export interface DatabaseProcesses {
  /** The shell that stops the database when the shop's process has gone; gone itself where it was killed. */
  readonly supervisor: readonly number[];
  /** The postmaster first, then its children. */
  readonly database: readonly number[];
}

/** What runs for the cluster in this folder; nothing where its note names nobody, or by now somebody else. */
export function processesOf(cluster: string): DatabaseProcesses {
  const all = running();
  const noted = notedPid(cluster);
  const postmaster = all.find(({ pid, command }) => pid === noted && command.includes(cluster));
  if (!postmaster) return { supervisor: [], database: [] };
  const childrenOf = (pid: number) => all.filter(({ parent }) => parent === pid).map((child) => child.pid);
  const shell = all.find(({ pid, command }) => pid === postmaster.parent && command.includes('aitours-postgres'));
  return {
    supervisor: shell ? [shell.pid, ...childrenOf(shell.pid).filter((pid) => pid !== postmaster.pid)] : [],
    database: [postmaster.pid, ...childrenOf(postmaster.pid)],
  };
}

function notedPid(cluster: string): number | null {
  const file = path.join(cluster, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
}

export function kill9(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // A child may have followed its parent by itself.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** A small Linux has no `ps`, and macOS no `/proc`. */
const running = (): Process[] => (existsSync('/proc/self/stat') ? fromProc() : fromPs());

function fromProc(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ');
        return [{ pid: Number(name), parent: Number(parent), command }];
      } catch {
        return [];
      }
    });
}

function fromPs(): Process[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return pid === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}
