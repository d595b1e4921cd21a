/** `npm run contract:breaking`: fails if the contract breaks callers of the last release and no changeset announces it. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { findBreakingChanges } from '../openapi/breaking/breakingChanges.ts';
import type { Contract } from '../openapi/breaking/document.ts';
import { removeDocumentation } from '../openapi/breaking/removeDocumentation.ts';
import { announcesBreakingChange } from './announcesBreakingChange.ts';
import { build, root } from './commands.ts';

const { saveRelease } = createCommand({
  name: 'npm run contract:breaking',
  purpose:
    'Compares the contract with that of the last release (openapi/release/openapi.json), and fails if it breaks\n' +
    'callers without a changeset that announces it (docs/packages.md).',
  examples: ['', '--save-release'],
})
  .option('--save-release', 'save the contract as that of the last release (npm run release -- version does it)', false)
  .parse()
  .opts<{ saveRelease: boolean }>();

const releasedFile = path.join(root, 'openapi', 'release', 'openapi.json');
await build('openapi');
const current: Contract = readJson(path.join(root, 'openapi', 'dist', 'openapi.json'));

if (saveRelease) {
  writeFileSync(releasedFile, `${JSON.stringify(removeDocumentation(current), undefined, 1)}\n`);
} else {
  const breaks = findBreakingChanges(readJson(releasedFile), current);
  const { version }: { version: string } = readJson(path.join(root, 'packages', 'api-client', 'package.json'));
  const pending = globSync('.changeset/*.md', { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));
  const isAnnounced = announcesBreakingChange(pending, version);
  for (const change of breaks) console.log(`${isAnnounced ? '·' : '✗'} ${change}`);
  console.log(
    `${breaks.length} changes break callers of ${version}${isAnnounced ? '; a changeset announces them' : ''}`,
  );
  if (breaks.length > 0 && !isAnnounced) {
    const bump = version.startsWith('0.') ? 'a minor' : 'a major';
    console.error(`Announce them with \`npm run changeset\`, as ${bump} release.`);
    process.exit(1);
  }
}

function readJson<Json>(file: string): Json {
  return JSON.parse(readFileSync(file, 'utf8'));
}
