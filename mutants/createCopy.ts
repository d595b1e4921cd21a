import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface ProjectCopy {
  readonly folder: string;
  readonly remove: () => void;
}

/** Generated files that git ignores and tests read. */
const generated = ['openapi/dist'];

/** Folders in node_modules in which tools keep what they have transformed. */
const caches = /^\.(cache|vite)/;

/** Copies the project's files to a temporary folder, with links to its installed packages. */
export function createCopy(root: string): ProjectCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'aitours-mutants-'));
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = listed.toString().split('\0').filter(Boolean);
  for (const file of [...files, ...generated].filter((one) => existsSync(path.join(root, one))))
    cpSync(path.join(root, file), path.join(folder, file), { recursive: true });
  const workspaces = new Set(files.filter((file) => path.basename(file) === 'package.json').map(path.dirname));
  for (const workspace of workspaces) linkPackages(path.join(root, workspace), path.join(folder, workspace));
  // Storybook lists the project's files with git.
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  // A process that was just ended may still be writing.
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }) };
}

function linkPackages(from: string, to: string): void {
  const modules = path.join(from, 'node_modules');
  if (!existsSync(modules)) return;
  mkdirSync(path.join(to, 'node_modules'), { recursive: true });
  for (const name of readdirSync(modules)) {
    const target = path.join(to, 'node_modules', name);
    // The workspaces are relative links, and so lead to the copies.
    if (name === '@aitours') cpSync(path.join(modules, name), target, { recursive: true, verbatimSymlinks: true });
    // The caches of tools: the copy has its own.
    else if (!caches.test(name)) symlinkSync(path.join(modules, name), target);
  }
}
