import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Home } from './folders.ts';

const run = promisify(execFile);
/** The superuser of the embedded cluster: nobody reaches it but through the private socket. */
export const superuser = 'aitours';
const segmentMegabytes = 4;

/**
 * Creates the cluster, unless there is one.
 *
 * It is made under another name and then renamed, so that a kill half-way leaves no half a cluster, and of two
 * processes that start at once one wins and the other uses the winner's.
 */
export async function createCluster(home: Home, binaries: string): Promise<void> {
  if (existsSync(home.cluster)) return requireSameVersion(home.cluster, binaries);
  const unfinished = path.join(home.folder, `cluster.${randomUUID()}`);
  await run(
    path.join(binaries, 'initdb'),
    [
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      '--auth=trust',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      `--wal-segsize=${segmentMegabytes}`,
      '--no-instructions',
    ],
    { ...home.account, cwd: home.folder, env: serverEnvironment },
  );
  try {
    renameSync(unfinished, home.cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(home.cluster)) throw error;
  }
}

/** PostgreSQL speaks plain English in UTC, whatever the machine's settings. */
export const serverEnvironment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

async function requireSameVersion(cluster: string, binaries: string): Promise<void> {
  const written = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const { stdout } = await run(path.join(binaries, 'postgres'), ['--version'], { cwd: '/' });
  if (stdout.includes(` ${written}.`)) return;
  throw new Error(
    `${cluster} was written by PostgreSQL ${written}, but ${stdout.trim()} is installed; docs/backup.md says how to upgrade`,
  );
}
