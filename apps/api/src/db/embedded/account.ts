import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';

/** The operating system's account that PostgreSQL runs as, when it isn't the current one. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the account to run PostgreSQL with. PostgreSQL refuses to run as root, so root uses the owner of the cluster if
 * there is one, otherwise the account `aitours`, which it creates if possible, otherwise `nobody`.
 *
 * @returns null for the current account
 */
export function serverAccount(cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return findAccount('aitours') ?? createAccount('aitours') ?? requireNobody();
}

function findAccount(name: string): Account | null {
  const line = listAccounts().find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = (line ?? '').split(':');
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

const listAccounts = () => readFileSync('/etc/passwd', 'utf8').split('\n');

/** Creates a system account without home and shell. Of processes that start together, one creates it. */
function createAccount(name: string): Account | null {
  const options = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin'];
  spawnSync('useradd', [...options, name], { stdio: 'ignore' });
  return findAccount(name);
}

function requireNobody(): Account {
  const account = findAccount('nobody');
  if (!account) throw new Error('PostgreSQL cannot run as root, and there is no account for it; set DATABASE_URL');
  return account;
}

/** Returns the names of the accounts that may connect: root, the current one, and that of the server. */
export function listClientNames(account: Account | null): string[] {
  const server = listAccounts().find((entry) => entry.split(':')[2] === `${account?.uid}`);
  return [...new Set(['root', userInfo().username, ...(server?.split(':').slice(0, 1) ?? [])])];
}

/** Returns whether the account can enter the folder. Tries it, because it depends on all parent folders. */
export function canEnter(folder: string, account: Account | null): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
