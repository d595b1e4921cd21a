import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Account, canEnter, serverAccount } from './account.ts';

/** The folders and files of an embedded PostgreSQL. */
export interface EmbeddedFolders {
  readonly root: string;
  readonly cluster: string;
  /** Folder of the Unix socket; only the server's account and root can enter it. */
  readonly socket: string;
  readonly log: string;
  readonly account: Account | null;
}

/** The maximum on all systems (macOS: 104 bytes with the terminating zero). */
const maxSocketPathBytes = 103;
const socketFile = '.s.PGSQL.5432';

/**
 * Creates the folders of the embedded database.
 *
 * They are in `dataFolder`, unless PostgreSQL's account can't enter it (for example below root's home): then they are
 * below `shared`, and a file in `dataFolder` names them, so that deleting `dataFolder` still starts a new database.
 */
export function prepareFolders(dataFolder: string, shared = '/var/lib/aitours'): EmbeddedFolders {
  const preferred = path.resolve(dataFolder, 'postgres');
  mkdirSync(preferred, { recursive: true, mode: 0o755 });
  const account = serverAccount(path.join(preferred, 'cluster'));
  const folder = canEnter(preferred, account) ? preferred : sharedFolder(preferred, shared);
  if (account) chownSync(folder, account.uid, account.gid);
  const own = serverAccount(path.join(folder, 'cluster'));
  return {
    root: folder,
    cluster: path.join(folder, 'cluster'),
    socket: makeSocketFolder(folder, own),
    log: path.join(folder, 'postgres.log'),
    account: own,
  };
}

/**
 * Returns the path of the database's socket.
 *
 * @internal
 */
export const getSocketPath = (folders: Pick<EmbeddedFolders, 'socket'>) => path.join(folders.socket, socketFile);

function sharedFolder(preferred: string, shared: string): string {
  const locationFile = path.join(preferred, 'location');
  if (!existsSync(locationFile)) writeFileSync(locationFile, path.join(shared, randomUUID()));
  const folder = readFileSync(locationFile, 'utf8');
  mkdirSync(folder, { recursive: true });
  chmodSync(path.dirname(folder), 0o755);
  chmodSync(folder, 0o755);
  return folder;
}

function makeSocketFolder(folder: string, account: Account | null): string {
  const near = path.join(folder, 'socket');
  const short = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const isShortEnough = Buffer.byteLength(path.join(near, socketFile)) <= maxSocketPathBytes;
  const socket = isShortEnough ? near : path.join(tmpdir(), `aitours-${short}`);
  mkdirSync(socket, { recursive: true, mode: 0o700 });
  const owner = account?.uid ?? process.getuid?.();
  const found = lstatSync(socket);
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== process.getuid?.())) {
    throw new Error(`${socket} belongs to another user. Remove it or set DATABASE_URL.`);
  }
  chmodSync(socket, 0o700);
  if (account) chownSync(socket, account.uid, account.gid);
  return socket;
}
