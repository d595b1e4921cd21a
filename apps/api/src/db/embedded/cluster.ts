import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { listClientNames } from './account.ts';
import type { EmbeddedFolders } from './folders.ts';

const run = promisify(execFile);
/** The superuser of the cluster, which the shop doesn't use. */
export const superuser = 'postgres';
/** The role of the shop, which owns the schemas of its database and nothing else; also the database's name. */
export const shopRole = 'aitours';
const segmentMegabytes = 4;
/** Roles by the operating system's account of the client, which the kernel reports. There are no passwords. */
const authentication = 'local all all peer map=shop\n';

/**
 * Creates the cluster if it doesn't exist, and writes who may connect to it.
 *
 * It is created with a temporary name and then renamed, so that a killed process leaves no incomplete cluster, and
 * concurrent processes end up with one cluster.
 */
export async function createCluster(folders: EmbeddedFolders, binaries: string): Promise<void> {
  if (existsSync(folders.cluster)) await requireSameVersion(folders.cluster, binaries);
  else await initialise(folders, binaries);
  const file = path.join(folders.cluster, 'pg_ident.conf');
  const roles = rolesByAccount(folders);
  // Another account may have created the cluster, or copied it. An unchanged file isn't written: a server may read it.
  if (readFileSync(file, 'utf8') !== roles) writeFileSync(file, roles);
}

const rolesByAccount = ({ account }: EmbeddedFolders): string =>
  listClientNames(account)
    .flatMap((name) => [superuser, shopRole].map((role) => `shop "${name}" ${role}\n`))
    .join('');

async function initialise(folders: EmbeddedFolders, binaries: string): Promise<void> {
  const unfinished = path.join(folders.root, `cluster.${randomUUID()}`);
  const options = { ...folders.account, cwd: folders.root, env: serverEnvironment };
  await run(
    path.join(binaries, 'initdb'),
    [
      `--pgdata=${unfinished}`,
      `--username=${superuser}`,
      '--auth=peer',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      `--wal-segsize=${segmentMegabytes}`,
      '--no-instructions',
    ],
    options,
  );
  const flags = ['--single', '-D', unfinished, '-c', 'exit_on_error=on', 'template1'];
  const creating = run(path.join(binaries, 'postgres'), flags, options);
  creating.child.stdin?.end(
    [
      `create role ${shopRole} login`,
      `alter schema public owner to ${shopRole}`,
      `create database ${shopRole}`,
      `grant create on database ${shopRole} to ${shopRole}`,
      'revoke connect, temporary on database postgres, template1 from public\n',
    ].join('\n'),
  );
  await creating;
  writeFileSync(path.join(unfinished, 'pg_hba.conf'), authentication);
  writeFileSync(path.join(unfinished, 'pg_ident.conf'), rolesByAccount(folders));
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
  if (!stdout.includes(` ${written}.`)) {
    throw new Error(
      `${cluster} was written by PostgreSQL ${written}, but ${stdout.trim()} is installed. See docs/backup.md for the upgrade.`,
    );
  }
  if (readFileSync(path.join(cluster, 'pg_hba.conf'), 'utf8') === authentication) return;
  throw new Error(
    `${cluster} has the roles of an earlier version of the shop. See docs/backup.md for the upgrade, or delete it.`,
  );
}
