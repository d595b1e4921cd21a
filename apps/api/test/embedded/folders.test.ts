import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { serverAccount } from '../../src/db/embedded/account.ts';
import { installedPackage, prepareBinaries } from '../../src/db/embedded/binaries.ts';
import { getSocketPath, prepareFolders } from '../../src/db/embedded/folders.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'aitours-folders-'));
chmodSync(scratch, 0o755);
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const asRoot = process.getuid?.() === 0;
const account = serverAccount(path.join(scratch, 'none'));

/** Copies the package without symbolic links, as npm installs it with install scripts off. */
function packageWithoutLinks(name: string): string {
  const folder = path.join(scratch, name);
  cpSync(installedPackage(), folder, { recursive: true, verbatimSymlinks: true });
  const lib = path.join(folder, 'native', 'lib');
  for (const entry of readdirSync(lib))
    if (lstatSync(path.join(lib, entry)).isSymbolicLink()) rmSync(path.join(lib, entry));
  return folder;
}

test('missing symbolic links of the package are restored', () => {
  const installed = packageWithoutLinks('repairable');
  const binaries = prepareBinaries(path.join(scratch, 'unused'), account, installed);
  expect(binaries).toBe(path.join(installed, 'native', 'bin'));
});

test('binaries that can’t be repaired or reached run from a copy', () => {
  const installed = packageWithoutLinks('private/package');
  chmodSync(path.join(installed, 'native', 'lib'), 0o555);
  if (asRoot) chmodSync(path.join(scratch, 'private'), 0o700);
  const folders = path.join(scratch, 'home');
  mkdirSync(folders);
  const binaries = prepareBinaries(folders, account, installed);
  expect(binaries.startsWith(folders)).toBe(true);
  expect(prepareBinaries(folders, account, installed)).toBe(binaries);
  chmodSync(path.join(installed, 'native', 'lib'), 0o755);
});

test('the error on a platform without binaries names the alternative', () => {
  expect(() => installedPackage('win32-x64')).toThrow(/no embedded PostgreSQL for win32-x64; set DATABASE_URL/);
});

test('the socket folder is private', () => {
  const folders = prepareFolders(path.join(scratch, 'data'));
  expect(statSync(folders.socket).mode & 0o777).toBe(0o700);
  expect(path.dirname(folders.socket)).toBe(folders.root);
});

test('a folder too deep for a socket path gets a short socket folder, the same each time', () => {
  const deep = path.join(scratch, 'a-rather-long-name'.repeat(4), 'and-another-long-name'.repeat(3));
  const folders = prepareFolders(deep);
  expect(Buffer.byteLength(getSocketPath(folders))).toBeLessThan(104);
  expect(statSync(folders.socket).mode & 0o777).toBe(0o700);
  expect(prepareFolders(deep).socket).toBe(folders.socket);
  rmSync(folders.socket, { recursive: true });
});

test('the cluster is in a shared folder when the server’s account can’t enter the data folder, the same each time', () => {
  const secluded = path.join(scratch, 'secluded');
  mkdirSync(secluded, { mode: 0o700 });
  const shared = path.join(scratch, 'shared');
  const folders = prepareFolders(path.join(secluded, '.data'), shared);
  expect(path.dirname(folders.root)).toBe(asRoot ? shared : path.join(secluded, '.data'));
  expect(prepareFolders(path.join(secluded, '.data'), shared).root).toBe(folders.root);
  expect(existsSync(folders.root)).toBe(true);
});
