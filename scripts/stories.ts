/**
 * `npm run test:stories`: runs the stories of the built Storybook in a browser: the main one of each file, which axe
 * checks, all of the library that act, and for each requirement of a page the first one that proves it. With `--all`,
 * every story and docs page is visited, axe checks each story that leaves its state in both themes, and pictures equal
 * their baselines. With `--alone`, each story has a new document.
 */
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { findBrowser } from './browser.ts';
import { root, run } from './commands.ts';
import { baselineRendering, Pictures, readRendering, writeRendering } from './pictures.ts';
import { selectStories } from './selectStories.ts';
import { type IndexEntry, writeStoryTests } from './writeStoryTests.ts';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};

/** One more than there are cores: a story waits for a third of its time. */
const workers = availableParallelism() + 1;
/** Several for each worker, so that all finish at about the same time. */
const fileCount = 2 * workers;
/** Of the stories that run alone, unless files are named: each of them loads Storybook. */
const sampleSize = 60;

const command = createCommand({
  name: 'npm run test:stories',
  purpose:
    'Runs the stories of the built Storybook in a browser: the main one of each file with axe, all of the\n' +
    'library that act, and for each requirement of a page the first one that proves it. With --all: all stories and docs pages, axe in both themes, controls and pictures.',
  examples: ['', 'packages/ui/src/components/Button/Button.stories.tsx', '--all', '--alone', '--accept'],
})
  .argument('[files...]', 'story files to run; all by default')
  .option('--all', 'check everything, and compare the pictures')
  .option('--alone', 'run each story in a new document, in another time zone, language and width; a sample by default')
  .option('--accept', 'check everything, and make the pictures the new baselines')
  .parse();
const { args: chosen } = command;
const {
  all = false,
  alone = false,
  accept = false,
} = command.opts<Partial<Record<'all' | 'alone' | 'accept', boolean>>>();
const isComplete = all || accept;
const folder = path.join(root, 'storybook-static');
const pictures = new Pictures(accept);
const { server, url } = await serve(folder);
const executable = await findBrowser();
const rendering = await readRendering(executable);
const baseline = baselineRendering();
const isComparable = accept || (all && baseline?.browser === rendering.browser && baseline.probe === rendering.probe);
if (accept) writeRendering(rendering);
const report = process.env['REPORT_FILE'] ?? path.join(root, 'reports', 'stories.json');
mkdirSync(path.dirname(report), { recursive: true });

const entries = await readEntries();
const stories = chooseStories(entries);
const docs = all && chosen.length === 0 ? entries.filter(({ type }) => type === 'docs') : [];
const { code } = await run(
  'test-storybook',
  ['--url', url, '--maxWorkers', String(workers), '--json', '--outputFile', report],
  {
    env: {
      CHROMIUM_PATH: executable,
      STORY_COUNT: String(stories.length + docs.length),
      STORY_TEST_MATCH: writeStoryTests(root, fileCount, stories, docs),
      ...(isComplete && { STORY_CHECKS: 'all' }),
      ...(alone && { STORY_CHECKS: 'alone' }),
      ...(isComparable && { TAKE_PICTURES: '1' }),
    },
  },
);
server.close();
if (isComparable) {
  const { compared, differences } = pictures.finish(code === 0 && chosen.length === 0);
  console.log(`pictures: ${compared} ${accept ? 'accepted' : 'equal their baselines'}, ${differences.length} differ`);
  for (const { name, text } of differences) console.log(`  ✗ ${name}: ${text}`);
  if (differences.length > 0) process.exit(1);
} else if (all) {
  console.log(
    baseline
      ? `pictures: skipped, because their baselines were taken with Chromium ${baseline.browser} and its fonts, ` +
          `and this machine renders otherwise (Chromium ${rendering.browser})`
      : 'pictures: skipped, because there are no baselines; take them with npm run test:stories -- --accept',
  );
}
process.exit(code);

/** Returns the entries of Storybook's index: of the chosen files, or all. */
async function readEntries(): Promise<readonly IndexEntry[]> {
  const index: { entries: Record<string, IndexEntry> } = JSON.parse(
    await readFile(path.join(folder, 'index.json'), 'utf8'),
  );
  const all = Object.values(index.entries);
  const files = chosen.map((file) => `./${path.relative(root, path.resolve(file)).replaceAll(path.sep, '/')}`);
  const unknown = files.filter((file) => !all.some(({ importPath }) => importPath === file));
  if (unknown.length > 0) throw new Error(`The built Storybook has no stories of ${unknown.join(', ')}`);
  return files.length === 0 ? all : all.filter(({ importPath }) => files.includes(importPath));
}

/** Returns the stories of this run: all of the named files; alone, a sample in any order. */
function chooseStories(index: readonly IndexEntry[]): readonly IndexEntry[] {
  const tests = index.filter(({ type, tags }) => type === 'story' && tags.includes('test'));
  if (alone) {
    const shuffled = tests
      .map((story) => ({ story, order: Math.random() }))
      .sort((one, other) => one.order - other.order);
    return shuffled.slice(0, chosen.length > 0 ? undefined : sampleSize).map(({ story }) => story);
  }
  return isComplete || chosen.length > 0 ? tests : selectStories(tests);
}

/** Serves the files of a folder, and compares the pictures that are sent, on a free port of this machine. */
function serve(directory: string): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (request.method === 'PUT') {
      comparePicture(path.basename(pathname), request).then(
        (text) => response.end(text),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
      return;
    }
    // The frames of docs pages stay empty: their stories are visited by themselves.
    if (searchParams.has('framed')) {
      response.setHeader('content-type', 'text/html').end();
      return;
    }
    const file = path.join(directory, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    readFile(file).then(
      (body) => response.setHeader('content-type', types[path.extname(file)] ?? 'application/octet-stream').end(body),
      () => response.writeHead(404).end(),
    );
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve({ server, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` });
    });
  });
}

async function comparePicture(name: string, request: IncomingMessage): Promise<string> {
  return pictures.compare(name, await buffer(request));
}
