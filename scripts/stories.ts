/**
 * Runs every story of the built Storybook in a browser: it renders, its play function passes, and axe finds nothing in
 * the light theme, nor in the dark one.
 *
 * Environment: `REPORT` (a file for the JSON report).
 */
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { findBrowser } from './browser.ts';
import { root, run } from './commands.ts';

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

const folder = path.join(root, 'storybook-static');
const { server, url } = await serve(folder);
const executable = await findBrowser();
const report = process.env['REPORT'] ?? path.join(root, 'reports', 'stories.json');
mkdirSync(path.dirname(report), { recursive: true });

const { code } = await run(
  'npx',
  ['test-storybook', '--url', url, '--maxWorkers', '2', '--json', '--outputFile', report, ...process.argv.slice(2)],
  { env: { CHROMIUM_PATH: executable } },
);
server.close();
process.exit(code);

/** Serves a folder's files on a free port of this machine. */
function serve(directory: string): Promise<{ server: Server; url: string }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
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
