/**
 * `npm run test:stories`: runs every story of the built Storybook in a browser. It renders, its play function passes,
 * axe reports nothing in the light and in the dark theme, and its pictures equal their baselines. Visits every docs page.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { findBrowser } from './browser.ts';
import { root, run } from './commands.ts';
import { baselineRendering, Pictures, readRendering, writeRendering } from './pictures.ts';

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

/** What a generated test file contains of each story. */
interface StoryEntry {
  readonly id: string;
  readonly title: string;
  readonly exportName: string;
  readonly tags: readonly string[];
}

/** Few, because each test file loads Storybook; several, so that both workers finish at about the same time. */
const fileCount = 12;

const command = createCommand({
  name: 'npm run test:stories',
  purpose:
    'Runs the stories of the built Storybook in a browser, with axe in both themes, and compares their pictures.',
  examples: ['', 'packages/ui/src/components/Button/Button.stories.tsx', '--accept'],
})
  .argument('[files...]', 'story files to run; all by default')
  .option('--accept', 'make the pictures the new baselines')
  .parse();
const { args: chosen } = command;
const { accept = false } = command.opts<{ accept?: boolean }>();
const folder = path.join(root, 'storybook-static');
const pictures = new Pictures(accept);
const { server, url } = await serve(folder);
const executable = await findBrowser();
const rendering = await readRendering(executable);
const baseline = baselineRendering();
const isComparable = accept || (baseline?.browser === rendering.browser && baseline.probe === rendering.probe);
if (accept) writeRendering(rendering);
const report = process.env['REPORT_FILE'] ?? path.join(root, 'reports', 'stories.json');
mkdirSync(path.dirname(report), { recursive: true });

const { code } = await run(
  'test-storybook',
  ['--url', url, '--maxWorkers', '2', '--json', '--outputFile', report, ...chosen],
  {
    env: {
      CHROMIUM_PATH: executable,
      ...(isComparable && { TAKE_PICTURES: '1' }),
      ...(chosen.length === 0 && { STORY_TEST_MATCH: await writeTestFiles() }),
    },
  },
);
server.close();
if (isComparable) {
  const { compared, differences } = pictures.finish(code === 0 && chosen.length === 0);
  console.log(`pictures: ${compared} ${accept ? 'accepted' : 'equal their baselines'}, ${differences.length} differ`);
  for (const { name, text } of differences) console.log(`  ✗ ${name}: ${text}`);
  if (differences.length > 0) process.exit(1);
} else {
  console.log(
    baseline
      ? `pictures: skipped, because their baselines were taken with Chromium ${baseline.browser} and its fonts, ` +
          `and this machine renders otherwise (Chromium ${rendering.browser})`
      : 'pictures: skipped, because there are no baselines; take them with npm run test:stories -- --accept',
  );
}
process.exit(code);

/** Writes test files of about equal size, with the stories of one file together; returns their glob pattern. */
async function writeTestFiles(): Promise<string> {
  const index: { entries: Record<string, StoryEntry & { type: string; importPath: string }> } = JSON.parse(
    await readFile(path.join(folder, 'index.json'), 'utf8'),
  );
  const stories = Object.values(index.entries).filter(({ type, tags }) => type === 'story' && tags.includes('test'));
  const files = Object.values(Object.groupBy(stories, ({ importPath }) => importPath)).filter(
    (file) => file !== undefined,
  );
  const parts = Array.from({ length: fileCount }, (): StoryEntry[] => []);
  for (const file of files.sort((one, other) => other.length - one.length)) {
    const smallest = parts.reduce((one, other) => (other.length < one.length ? other : one));
    smallest.push(...file);
  }
  const target = path.join(root, 'reports', 'stories');
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const write = (name: string, visit: string, list: readonly StoryEntry[]) => {
    const entries = list.map(({ id, title, exportName, tags }) => ({ id, title, exportName, tags }));
    const code = `import { ${visit} } from '../../.storybook/visitStories.ts';\n${visit}(${JSON.stringify(entries)});\n`;
    writeFileSync(path.join(target, `${name}.test.js`), code);
  };
  for (const [number, part] of parts.entries()) write(`part-${number + 1}`, 'visitStories', part);
  const docs = Object.values(index.entries).filter(({ type }) => type === 'docs');
  write('docs', 'visitDocs', docs);
  return '**/reports/stories/*.test.js';
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
