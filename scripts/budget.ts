/**
 * Counts what a first visit loads: the JavaScript of a page's entry and everything it imports at once, as brotli bytes.
 * Lazy parts (dialogs, calendars, maps) aren't in it; they load on first use.
 */
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { budgetBytes, budgetedPages } from '../apps/web/server/build/budget.ts';
import { root } from './commands.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

const KILOBYTE = 1000;

createCommand({
  name: 'npm run budget',
  purpose: 'Lists the JavaScript of the first load of each page of the built shop, and checks the budgeted pages.',
  examples: [''],
}).parse();

const client = path.join(root, 'apps/web/dist/client');
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path.join(client, '.vite/manifest.json'), 'utf8'));
const routes = Object.keys(manifest).filter((name) => /^src\/(routes|back-office)\/.*\.route\.tsx$/.test(name));

const rows = routes
  .map((source) => {
    const name = source.replace(/^src\/(routes\/)?|\.route\.tsx$/g, '');
    const chunks = firstLoad(['src/entry-client.tsx', source]);
    return {
      name,
      script: bytes([...chunks].map(({ file }) => file)),
      style: bytes([...new Set([...chunks].flatMap(({ css = [] }) => css))]),
      limit: budgetedPages.includes(source) ? budgetBytes : undefined,
    };
  })
  .sort((one, other) => other.script - one.script);

console.log('Route                                  JavaScript        CSS   limit   (kB, brotli, first load)');
for (const { name, script, style, limit } of rows) {
  const verdict =
    limit === undefined ? '' : `${(limit / KILOBYTE).toFixed(0).padStart(7)} ${script <= limit ? '✓' : '✗ over'}`;
  console.log(`${name.padEnd(38)} ${kilobytes(script)} ${kilobytes(style)} ${verdict}`);
}

const missing = budgetedPages.filter((source) => !routes.includes(source));
for (const name of missing) console.error(`No such route: ${name}`);
const over = rows.filter(({ script, limit }) => limit !== undefined && script > limit);
const passed = rows.filter(({ limit }) => limit !== undefined).length - over.length;
const failed = over.length + missing.length;
mkdirSync(path.join(root, 'reports'), { recursive: true });
if (process.env['REPORT_FILE']) writeFileSync(process.env['REPORT_FILE'], JSON.stringify({ passed, failed }));
process.exit(failed === 0 ? 0 : 1);

function firstLoad(names: readonly string[]): Set<Chunk> {
  const chunks = new Set<Chunk>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return chunks;
}

function bytes(files: readonly string[]): number {
  return files.reduce((all, file) => all + statSync(path.join(client, `${file}.br`)).size, 0);
}

function kilobytes(count: number): string {
  return (count / KILOBYTE).toFixed(1).padStart(10);
}
