import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './commands.ts';

/** Ends with a sentence when the running Node isn't the one the project brings. */
export function requireOwnNode(): void {
  const wanted = readFileSync(path.join(root, '.node-version'), 'utf8').trim();
  if (process.versions.node === wanted) return;
  console.error(
    `This runs on Node ${process.versions.node}, but the project brings ${wanted}: call it through \`npm\`.`,
  );
  process.exit(1);
}
