/**
 * `npm run size`: measures what a product pays for each component of `@aitours/ui` alone, and for `@aitours/api-client`:
 * minified, brotli, with all dependencies but React. Fails if one exceeds its limit or has none.
 *
 * All components share one style sheet, which has a separate row.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { build as bundle } from 'vite';
import { createCommand } from '../apps/api/src/lib/commandLine.ts';
import { build, root } from './commands.ts';
import { reportTally } from './reportTally.ts';

const compress = promisify(brotliCompress);

/** A limit is 5 % above the size it was set for. */
const margin = 1.05;

/** Limits are multiples of this: bytes. */
const step = 50;

const limitsFile = path.join(root, 'packages', 'ui', 'sizes.json');
const ui = path.join(root, 'packages', 'ui', 'dist');
const client = path.join(root, 'packages', 'api-client', 'dist', 'index.js');

const { write } = createCommand({
  name: 'npm run size',
  purpose: 'Measures each component of @aitours/ui alone, and @aitours/api-client, against packages/ui/sizes.json.',
  examples: ['', '--write'],
})
  .option('--write', 'set the limits 5 % above the measured sizes', false)
  .parse()
  .opts<{ write: boolean }>();

await build('ui', 'api-client');
const sizes = await measure();
if (write) {
  const limits = Object.entries(sizes).map(([name, size]) => [name, Math.ceil((size * margin) / step) * step]);
  writeFileSync(limitsFile, `${JSON.stringify(Object.fromEntries(limits), undefined, 2)}\n`);
}
const limits: Record<string, number> = JSON.parse(readFileSync(limitsFile, 'utf8'));
let passed = 0;
console.log(
  `${'Component'.padEnd(26)}${'bytes'.padStart(8)}${'limit'.padStart(8)}   (minified, brotli, without React)`,
);
for (const [name, size] of Object.entries(sizes).sort(([, one], [, other]) => other - one)) {
  const limit = limits[name];
  const fits = limit !== undefined && size <= limit;
  if (fits) passed += 1;
  const verdict = fits ? '✓' : limit === undefined ? '✗ has no limit' : '✗ over';
  console.log(`${name.padEnd(26)}${String(size).padStart(8)}${String(limit ?? '').padStart(8)}   ${verdict}`);
}
const gone = Object.keys(limits).filter((name) => !(name in sizes));
for (const name of gone) console.error(`✗ ${name} has a limit and no longer exists`);
const failed = Object.keys(sizes).length - passed + gone.length;
reportTally({ passed, failed });

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
 * Returns the library's components and their modules. A component costs the same whether it is imported from its module
 * or from the package (`npm run test:examples` checks it for a button), and the module takes a quarter of the time.
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

/** Returns the bytes of all scripts, lazy ones included, that a product's bundler creates from this code. */
async function bundled(code: string): Promise<number> {
  const id = 'virtual:entry';
  const result = await bundle({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
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
        // Reads only the icons in use of 1,500: a tenth of the time, the same bytes.
        experimental: { lazyBarrel: true },
      },
    },
  });
  if (!('output' in result)) throw new Error('Vite creates one output for one input');
  const scripts = result.output.flatMap((part) => (part.type === 'chunk' ? [part.code] : []));
  const all = await Promise.all(scripts.map((script) => compressed(Buffer.from(script))));
  return all.reduce((sum, size) => sum + size, 0);
}

async function compressed(bytes: Buffer): Promise<number> {
  return (await compress(bytes)).length;
}
