/**
 * `npm run contract:breaking`: compares the contract with that of the last release. What would break its callers must be
 * announced by a changeset (docs/packages.md).
 *
 * `--keep` writes the contract down as that of the release being made; `npm run release:version` does it.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { breakingChanges } from '../openapi/breaking/breakingChanges.ts';
import type { Contract } from '../openapi/breaking/document.ts';
import { skeleton } from '../openapi/breaking/skeleton.ts';
import { announcesBreak } from './announcement.ts';
import { npmRun, root } from './commands.ts';

const released = path.join(root, 'openapi', 'release', 'openapi.json');

const built = await npmRun('build', ['--filter=@aitours/openapi', '--output-logs=errors-only'], { quiet: true });
if (built.code !== 0) throw new Error(built.output);
const present: Contract = read(path.join(root, 'openapi', 'dist', 'openapi.json'));

if (process.argv.includes('--keep')) {
  writeFileSync(released, `${JSON.stringify(skeleton(present), undefined, 1)}\n`);
} else {
  const breaks = breakingChanges(read(released), present);
  const { version }: { version: string } = read(path.join(root, 'packages', 'api-client', 'package.json'));
  const pending = globSync('.changeset/*.md', { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));
  const announced = announcesBreak(pending, version);
  for (const change of breaks) console.log(`${announced ? '·' : '✗'} ${change}`);
  console.log(`${breaks.length} changes break callers of ${version}${announced ? '; a changeset announces them' : ''}`);
  if (breaks.length > 0 && !announced) {
    console.error(
      `Announce them by \`npm run changeset\`: ${version.startsWith('0.') ? 'a minor' : 'a major'} release.`,
    );
    process.exit(1);
  }
}

function read<Json>(file: string): Json {
  return JSON.parse(readFileSync(file, 'utf8'));
}
