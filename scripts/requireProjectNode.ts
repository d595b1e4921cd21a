import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './commands.ts';

/** Ends the process with a message if it does not run on the Node version that the project installs. */
export function requireProjectNode(): void {
  const expected = readFileSync(path.join(root, '.node-version'), 'utf8').trim();
  if (process.versions.node === expected) return;
  console.error(`This is Node ${process.versions.node}; the project uses ${expected}. Run the command through npm.`);
  process.exit(1);
}
