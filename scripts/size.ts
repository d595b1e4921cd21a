/**
 * `npm run size`: what a product pays for each component of `@aitours/ui` taken alone, and for `@aitours/api-client`:
 * minified, brotli, with everything it brings but React. Fails when one is over its limit, or has none.
 * `npm run size -- --write` sets the limits anew, a twentieth above today's.
 *
 * The styles are one sheet for all components: a row of its own. Environment: `REPORT_FILE` (a file for the tally).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build } from 'vite';
import { npmRun, root } from './commands.ts';

const compress = promisify(brotliCompress);

/** What may be added before somebody has to look. */
const MARGIN = 1.05;

/** Limits are round numbers: bytes. */
const STEP = 50;

const limitsFile = path.join(root, 'packages', 'ui', 'sizes.json');
const ui = path.join(root, 'packages', 'ui', 'dist');
const client = path.join(root, 'packages', 'api-client', 'dist', 'index.js');

const packages = ['--filter=@aitours/ui', '--filter=@aitours/api-client', '--output-logs=errors-only'];
const built = await npmRun('build', packages, { quiet: true });
if (built.code !== 0) throw new Error(built.output);

const sizes = await measure();
if (process.argv.includes('--write')) {
  const limits = Object.entries(sizes).map(([name, size]) => [name, Math.ceil((size * MARGIN) / STEP) * STEP]);
  writeFileSync(limitsFile, `${JSON.stringify(Object.fromEntries(limits), undefined, 2)}\n`);
}
const limits: Record<string, number> = JSON.parse(readFileSync(limitsFile, 'utf8'));
let passed = 0;
console.log(`${'Alone'.padEnd(26)}${'bytes'.padStart(8)}${'limit'.padStart(8)}   (minified, brotli, without React)`);
for (const [name, size] of Object.entries(sizes).sort(([, one], [, other]) => other - one)) {
  const limit = limits[name];
  const fits = limit !== undefined && size <= limit;
  if (fits) passed += 1;
  const verdict = fits ? '✓' : limit === undefined ? '✗ has no limit' : '✗ over';
  console.log(`${name.padEnd(26)}${String(size).padStart(8)}${String(limit ?? '').padStart(8)}   ${verdict}`);
}
const gone = Object.keys(limits).filter((name) => !(name in sizes));
for (const name of gone) console.error(`✗ ${name} has a limit and is no more`);
const failed = Object.keys(sizes).length - passed + gone.length;
if (process.env['REPORT_FILE']) writeFileSync(process.env['REPORT_FILE'], JSON.stringify({ passed, failed }));
process.exit(failed === 0 ? 0 : 1);

async function measure(): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {
    'styles.css': await compressed(readFileSync(path.join(ui, 'styles.css'))),
    '@aitours/api-client': await bundled(`export * from ${JSON.stringify(client)}`),
  };
  for (const { name, file } of components())
    sizes[name] = await bundled(`export { ${name} } from ${JSON.stringify(file)}`);
  return sizes;
}

/**
 * The library's components and the module of each. Taken from there one costs the same as by the library's name (`npm run
 * examples` proves it of a button), and four times less to measure.
 */
function components(): readonly { name: string; file: string }[] {
  const index = readFileSync(path.join(ui, 'index.js'), 'utf8');
  return [...index.matchAll(/^import \{ ([^}]+) \} from "(\.[^"]+)";$/gm)].flatMap(([, names = '', file = '']) =>
    names
      .split(', ')
      .filter((name) => /^[A-Z][a-z]\w*$/.test(name))
      .map((name) => ({ name, file: path.join(ui, file) })),
  );
}

/** What a product's bundler makes of a module with this code: bytes of all its scripts, those loaded later included. */
async function bundled(code: string): Promise<number> {
  const id = 'virtual:alone';
  const result = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'alone',
        resolveId: (source) => (source === id ? id : null),
        load: (source) => (source === id ? code : null),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: id,
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
        // Of the 1,500 icons only those in use are read: a tenth of the time, the same bytes.
        experimental: { lazyBarrel: true },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite gives one output for one input.');
  const scripts = result.output.flatMap((part) => (part.type === 'chunk' ? [part.code] : []));
  const all = await Promise.all(scripts.map((script) => compressed(Buffer.from(script))));
  return all.reduce((sum, size) => sum + size, 0);
}

async function compressed(bytes: Buffer): Promise<number> {
  return (await compress(bytes)).length;
}
