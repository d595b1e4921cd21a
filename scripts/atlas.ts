/**
 * `npm run atlas`: the states of every route, as Storybook shows them, and whether each text of the error catalogue is
 * shown by one. A text counts as shown when a story names it, by its name in the catalogue or by its words.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as catalogue from '@aitours/domain/messages';
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

const sources = globSync('apps/web/src/**/*.stories.tsx', { cwd: root })
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');

const texts = Object.entries(catalogue)
  .filter(([, members]) => typeof members === 'object')
  .flatMap(([group, members]) =>
    Object.entries(members as Record<string, unknown>).map(([name, text]) => ({ group, name, text })),
  )
  .filter(({ group, name }) => ![NEVER_ON_A_PAGE, STILL_WITHOUT_STORY].some((set) => set.has(`${group}.${name}`)));
const unshown = texts.filter(({ group, name, text }) => {
  const key = `${group}.${name}`;
  return !sources.includes(key) && !sources.includes(wordsOf(text));
});

console.log(`\n${byRoute.size} routes and parts of the shell, ${stories.length} states`);
console.log(
  `${texts.length - unshown.length} of ${texts.length} texts of the catalogue are shown; ${STILL_WITHOUT_STORY.size} more want a story`,
);
for (const { group, name, text } of unshown)
  console.log(`  ✗ ${group}.${name}: ${typeof text === 'string' ? text : '(with parameters)'}`);

mkdirSync(path.join(root, 'reports'), { recursive: true });
const tally = { passed: texts.length - unshown.length, failed: unshown.length };
if (process.env['REPORT']) writeFileSync(process.env['REPORT'], JSON.stringify(tally));
process.exit(unshown.length === 0 ? 0 : 1);

/** A text's words; of one with a hole, those before it. */
function wordsOf(text: unknown): string {
  if (typeof text !== 'function') return String(text);
  const [before = ''] = String(text('\u0000')).split('\u0000');
  return before.trim();
}
