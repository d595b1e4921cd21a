/** `npm run contract:breaking`: fails if the contract breaks callers of the last release and no changeset announces it. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { findBreakingChanges } from '../openapi/breaking/breakingChanges.ts';
import type { Contract } from '../openapi/breaking/document.ts';
import { announcesBreakingChange, mayBreak } from './announcesBreakingChange.ts';
import { build, root } from './commands.ts';
import { clientPackage, readReleasedContract } from './readReleasedContract.ts';

createCommand({
  name: 'npm run contract:breaking',
  purpose:
    'Compares the contract with that of the last release, the last commit that set the version of the client, and\n' +
    'fails if it breaks callers without a changeset that announces it (docs/packages.md).',
  examples: [''],
}).parse();

await build('openapi');
const current: Contract = readJson('openapi/dist/openapi.json');
const { commit, version, contract } = readReleasedContract();
const breaks = findBreakingChanges(contract, current);
const pending = globSync('.changeset/*.md', { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));
// `npm run release -- version` has turned the changesets into a version, which isn't committed yet.
const next = readJson<{ version: string }>(clientPackage).version;
const isAnnounced = announcesBreakingChange(pending, version) || mayBreak(version, next);
for (const change of breaks) console.log(`${isAnnounced ? '·' : '✗'} ${change}`);
console.log(
  `${breaks.length} changes break callers of ${version} (commit ${commit.slice(0, 8)})${isAnnounced ? '; a changeset announces them' : ''}`,
);
if (breaks.length > 0 && !isAnnounced) {
  const bump = version.startsWith('0.') ? 'a minor' : 'a major';
  console.error(`Announce them with \`npm run changeset\`, as ${bump} release.`);
  process.exit(1);
}

function readJson<Json>(file: string): Json {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}
