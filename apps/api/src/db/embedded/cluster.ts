import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { EmbeddedFolders } from './folders.ts';

const run = promisify(execFile);
/** The superuser of the embedded cluster, which can be reached only through the private socket. */
export const superuser = 'aitours';
const segmentMegabytes = 4;

/**
 * Creates the cluster if it doesn't exist.
 *
 * It is created with a temporary name and then renamed, so that a killed process leaves no incomplete cluster, and
 * concurrent processes end up with one cluster.
 */
export async function createCluster(folders: EmbeddedFolders, binaries: string): Promise<void> {
  if (existsSync(folders.cluster)) return requireSameVersion(folders.cluster, binaries);
  const unfinished = path.join(folders.root, `cluster.${randomUUID()}`);
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
    { ...folders.account, cwd: folders.root, env: serverEnvironment },
  );
  try {
    renameSync(unfinished, folders.cluster);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(folders.cluster)) throw error;
  }
}

/** English messages and UTC, independent of the machine's settings. */
export const serverEnvironment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

async function requireSameVersion(cluster: string, binaries: string): Promise<void> {
  const written = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  const { stdout } = await run(path.join(binaries, 'postgres'), ['--version'], { cwd: '/' });
  if (stdout.includes(` ${written}.`)) return;
  throw new Error(
    `${cluster} was written by PostgreSQL ${written}, but ${stdout.trim()} is installed. See docs/backup.md for the upgrade.`,
  );
}
