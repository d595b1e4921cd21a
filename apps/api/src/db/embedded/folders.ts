import { createHash, randomUUID } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Account, canEnter, serverAccount } from './account.ts';

/** Where one embedded PostgreSQL lives. */
export interface Home {
  readonly folder: string;
  readonly cluster: string;
  /** Folder of the Unix socket; only the server's account (and root) may enter it. */
  readonly socket: string;
  readonly log: string;
  readonly account: Account | null;
}

/** The longest socket path every system takes (macOS: 104 bytes with the closing zero). */
const longestSocketPath = 103;
const socketFile = '.s.PGSQL.5432';

/**
 * Makes the folders for the embedded database.
 *
 * They lie in `dataFolder`, unless PostgreSQL's account can't enter it (a project in root's private home): then below
 * `shared`, and `dataFolder` remembers where, so that deleting it still means starting afresh.
 */
export function prepareFolders(dataFolder: string, shared = '/var/lib/aitours'): Home {
  const wanted = path.resolve(dataFolder, 'postgres');
  mkdirSync(wanted, { recursive: true, mode: 0o755 });
  const account = serverAccount(path.join(wanted, 'cluster'));
  const folder = canEnter(wanted, account) ? wanted : remembered(wanted, shared);
  if (account) chownSync(folder, account.uid, account.gid);
  const own = serverAccount(path.join(folder, 'cluster'));
  return {
    folder,
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
export const socketPath = (home: Pick<Home, 'socket'>) => path.join(home.socket, socketFile);

function remembered(wanted: string, shared: string): string {
  const note = path.join(wanted, 'location');
  if (!existsSync(note)) writeFileSync(note, path.join(shared, randomUUID()));
  const folder = readFileSync(note, 'utf8');
  mkdirSync(folder, { recursive: true });
  chmodSync(path.dirname(folder), 0o755);
  chmodSync(folder, 0o755);
  return folder;
}

function makeSocketFolder(folder: string, account: Account | null): string {
  const near = path.join(folder, 'socket');
  const short = createHash('sha256').update(folder).digest('hex').slice(0, 12);
  const fits = Buffer.byteLength(path.join(near, socketFile)) <= longestSocketPath;
  const socket = fits ? near : path.join(tmpdir(), `aitours-${short}`);
  mkdirSync(socket, { recursive: true, mode: 0o700 });
  const owner = account?.uid ?? process.getuid?.();
  const found = lstatSync(socket);
  if (!found.isDirectory() || (found.uid !== owner && found.uid !== process.getuid?.())) {
    throw new Error(`${socket} belongs to someone else; remove it, or set DATABASE_URL`);
  }
  chmodSync(socket, 0o700);
  if (account) chownSync(socket, account.uid, account.gid);
  return socket;
}
