import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** With its arguments. */
  readonly command: string;
}

/** The processes of an embedded PostgreSQL. */
export interface DatabaseProcesses {
  /** The shell that stops the database when the shop's process ends; empty if it was killed. */
  readonly supervisor: readonly number[];
  /** The postmaster first, then its children. */
  readonly database: readonly number[];
}

/** Returns the processes of the cluster; empty if its pid file is missing or stale. */
export function getProcesses(cluster: string): DatabaseProcesses {
  const all = running();
  const pidInFile = readPidFile(cluster);
  const postmaster = all.find(({ pid, command }) => pid === pidInFile && command.includes(cluster));
  if (!postmaster) return { supervisor: [], database: [] };
  const listChildren = (pid: number) => all.filter(({ parent }) => parent === pid).map((child) => child.pid);
  const shell = all.find(({ pid, command }) => pid === postmaster.parent && command.includes('aitours-postgres'));
  return {
    supervisor: shell ? [shell.pid, ...listChildren(shell.pid).filter((pid) => pid !== postmaster.pid)] : [],
    database: [postmaster.pid, ...listChildren(postmaster.pid)],
  };
}

function readPidFile(cluster: string): number | null {
  const file = path.join(cluster, 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
}

export function kill9(pids: readonly number[]): void {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      // A child may have ended with its parent.
      if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
    }
  }
}

/** Minimal Linux images have no `ps`, macOS has no `/proc`. */
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
