/**
 * `npm run stories:coverage`: lists the states of every route in the built Storybook. Fails if a text of the error
 * catalogue is in no story (by its name or its wording), or a link of Storybook's start page is broken.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueTexts } from '../.storybook/catalogueTexts.ts';
import { getDocsId } from '../.storybook/docsId.ts';
import { storyFiles } from '../.storybook/storyFiles.ts';
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { root } from './commands.ts';
import { reportTally } from './reportTally.ts';

interface StoryIndex {
  readonly entries: Readonly<Record<string, { type: string; title: string; name: string }>>;
}

/** Errors that no page shows; unit tests cover them. */
const withoutPage: ReadonlySet<string> = new Set([
  'bookingMessages.noToken',
  'bookingMessages.fetchTransfersFailed',
  'cartMessages.unsupportedType',
  'checkoutMessages.nothingBooked',
  'generalMessages.invalidRequest',
  'sessionMessages.noRefreshToken',
  'transferMessages.serviceCreateFailed',
]);

createCommand({
  name: 'npm run stories:coverage',
  purpose: 'Lists the states of every route, and checks that stories show every text of the error catalogue.',
  examples: [''],
}).parse();

const index: StoryIndex = JSON.parse(readFileSync(path.join(root, 'storybook-static/index.json'), 'utf8'));
const stories = Object.values(index.entries).filter(
  ({ type, title }) => type === 'story' && /^(Routes|Shell)\//.test(title),
);
const byRoute = Map.groupBy(stories, ({ title }) => title);
for (const [title, states] of byRoute) console.log(`${title}\n${states.map(({ name }) => `  · ${name}`).join('\n')}`);

const texts = catalogueTexts(storyFiles(root)).filter(({ key }) => !withoutPage.has(key));
const unshown = texts.filter(({ shownBy }) => shownBy.length === 0);
console.log(`\n${byRoute.size} routes and parts of the shell, ${stories.length} states`);
console.log(`${texts.length - unshown.length} of ${texts.length} texts of the error catalogue are shown`);
for (const { key, text } of unshown) console.log(`  ✗ ${key}: ${text}`);

const startPage = readFileSync(path.join(root, '.storybook/Start.mdx'), 'utf8');
const links = [
  ...[...startPage.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map(([, id = '']) => id),
  ...new Set(texts.flatMap(({ shownBy }) => shownBy).map(getDocsId)),
];
const broken = links.filter((id) => !(id in index.entries));
console.log(`${links.length - broken.length} of ${links.length} links of the start page work`);
for (const id of broken) console.log(`  ✗ there is no entry ${id}`);

const failed = unshown.length + broken.length;
reportTally({ passed: texts.length + links.length - failed, failed });
