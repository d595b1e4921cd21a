import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

/** The operating system's account that PostgreSQL runs as, when it isn't the current one. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Returns the account to run PostgreSQL with. PostgreSQL refuses to run as root, so root uses the owner of an existing
 * cluster, or else the account `nobody`.
 *
 * @returns null for the current account
 */
export function serverAccount(cluster: string): Account | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobodyAccount();
}

function nobodyAccount(): Account {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = (line ?? '').split(':');
  if (!uid || !gid)
    throw new Error('PostgreSQL cannot run as root, and there is no account "nobody"; set DATABASE_URL');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Returns whether the account can enter the folder. Tries it, because it depends on all parent folders. */
export function canEnter(folder: string, account: Account | null): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}
