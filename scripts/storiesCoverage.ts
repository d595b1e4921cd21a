/**
 * `npm run stories:coverage`: the states of every route, as Storybook shows them, and whether each text of the error catalogue is
 * shown by one. A text counts as shown when a story names it, by its name in the catalogue or by its words. And whether
 * each link of the start page leads somewhere.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { catalogueTexts } from '../.storybook/catalogueTexts.ts';
import { docsId } from '../.storybook/docsId.ts';
import { storyFiles } from '../.storybook/storyFiles.ts';
import { root } from './commands.ts';

interface StoryIndex {
  readonly entries: Readonly<Record<string, { type: string; title: string; name: string }>>;
}

/** Errors that code throws and reports, and no page shows: unit tests prove them. */
const NEVER_ON_A_PAGE: ReadonlySet<string> = new Set([
  'bookingMessages.noToken',
  'bookingMessages.fetchTransfersFailed',
  'cartMessages.unsupportedType',
  'checkoutMessages.nothingBooked',
  'generalMessages.requestNotBuilt',
  'sessionMessages.noRefreshToken',
  'transferMessages.serviceCreateFailed',
]);

/** Texts whose story is still to be written. The list only shrinks. */
const STILL_WITHOUT_STORY: ReadonlySet<string> = new Set([]);

const index: StoryIndex = JSON.parse(readFileSync(path.join(root, 'storybook-static/index.json'), 'utf8'));
const stories = Object.values(index.entries).filter(
  ({ type, title }) => type === 'story' && /^(Routes|Shell)\//.test(title),
);
const byRoute = Map.groupBy(stories, ({ title }) => title);
for (const [title, states] of byRoute) console.log(`${title}\n${states.map(({ name }) => `  · ${name}`).join('\n')}`);

const texts = catalogueTexts(storyFiles(root)).filter(
  ({ key }) => !NEVER_ON_A_PAGE.has(key) && !STILL_WITHOUT_STORY.has(key),
);
const unshown = texts.filter(({ shownBy }) => shownBy.length === 0);

console.log(`\n${byRoute.size} routes and parts of the shell, ${stories.length} states`);
console.log(
  `${texts.length - unshown.length} of ${texts.length} texts of the catalogue are shown; ${STILL_WITHOUT_STORY.size} more want a story`,
);
const start = readFileSync(path.join(root, '.storybook/Start.mdx'), 'utf8');
const links = [
  ...[...start.matchAll(/\?path=\/(?:docs|story)\/([\w-]+)/g)].map(([, id = '']) => id),
  ...new Set(texts.flatMap(({ shownBy }) => shownBy).map(docsId)),
];
const astray = links.filter((id) => !(id in index.entries));
console.log(`${links.length - astray.length} of ${links.length} links of the start pages lead somewhere`);
for (const id of astray) console.log(`  ✗ nothing is called ${id}`);

for (const { key, words } of unshown) console.log(`  ✗ ${key}: ${words}`);

mkdirSync(path.join(root, 'reports'), { recursive: true });
const failed = unshown.length + astray.length;
const tally = { passed: texts.length + links.length - failed, failed };
if (process.env['REPORT_FILE']) writeFileSync(process.env['REPORT_FILE'], JSON.stringify(tally));
process.exit(failed === 0 ? 0 : 1);
