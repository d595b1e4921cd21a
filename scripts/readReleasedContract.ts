import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Contract } from '../openapi/breaking/document.ts';
import { root } from './commands.ts';

/** The file whose version every release sets. */
export const clientPackage = 'packages/api-client/package.json';

export interface ReleasedContract {
  readonly commit: string;
  readonly version: string;
  readonly contract: Contract;
}

/**
 * Returns the contract of the last release: of the last commit that set the version of `@aitours/api-client`, bundled
 * from the files of that commit.
 *
 * @throws Error in a clone without the history, where that commit can't be found
 */
export function readReleasedContract(): ReleasedContract {
  // In a shallow clone the oldest commit seems to have set the version.
  if (git('rev-parse', '--is-shallow-repository') === 'true') {
    throw new Error('The last release is not in a shallow clone: run `git fetch --unshallow`.');
  }
  const commit = git('log', '-1', '--format=%H', '-G"version":', '--', clientPackage);
  if (commit === '') throw new Error(`No commit sets the version in ${clientPackage}.`);
  const { version }: { version: string } = JSON.parse(git('show', `${commit}:${clientPackage}`));
  return { commit, version, contract: bundle(commit) };
}

function bundle(commit: string): Contract {
  const folder = path.join(root, 'reports', 'released-contract', commit);
  const bundled = path.join(folder, 'openapi', 'dist', 'openapi.json');
  if (!existsSync(bundled)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const archive = path.join(folder, 'openapi.tar');
    git('archive', `--output=${archive}`, commit, 'openapi');
    execFileSync('tar', ['-xf', archive, '-C', folder]);
    const openapi = path.join(folder, 'openapi');
    const { scripts } = JSON.parse(readFileSync(path.join(openapi, 'package.json'), 'utf8'));
    // Releases before 0.2.0 have no such script: they only bundled when they built.
    const script = 'bundle' in scripts ? 'bundle' : 'build';
    execFileSync('npm', ['run', '--silent', script], {
      cwd: openapi,
      stdio: 'pipe',
      shell: process.platform === 'win32',
    });
  }
  return JSON.parse(readFileSync(bundled, 'utf8'));
}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).trim();
