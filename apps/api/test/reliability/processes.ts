import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

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

/** What runs for the cluster in this folder. */
export function processesOf(cluster: string): DatabaseProcesses {
  const postmaster = Number(readFileSync(`${cluster}/postmaster.pid`, 'utf8').split('\n')[0]);
  const all = running();
  const childrenOf = (pid: number) => all.filter(({ parent }) => parent === pid).map((child) => child.pid);
  const shell = all.find(({ pid }) => pid === all.find((one) => one.pid === postmaster)?.parent);
  const isSupervised = shell?.command.includes('aitours-postgres') ?? false;
  return {
    supervisor: shell && isSupervised ? [shell.pid, ...childrenOf(shell.pid).filter((pid) => pid !== postmaster)] : [],
    database: [postmaster, ...childrenOf(postmaster)],
  };
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
