/**
 * `npm run api:report`: fails when what a package gives to others is no longer what its `api.md` says.
 * `npm run api:report -- --write` writes it anew.
 */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { npmRun, root, run } from './commands.ts';
import { type Entry, publicSurface } from './publicSurface.ts';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | { types: string }>>;
}

const PACKAGES = ['ui', 'api-client', 'domain'] as const;

const write = process.argv.includes('--write');
await build();
const changed = PACKAGES.filter((name) => !isSame(name));
for (const name of changed)
  console.error(
    `packages/${name}/api.md ${write ? 'is written anew' : 'is no longer true: `npm run api:report -- --write`'}`,
  );
process.exit(write || changed.length === 0 ? 0 : 1);

async function build(): Promise<void> {
  const filters = ['--filter=@aitours/ui', '--filter=@aitours/api-client', '--output-logs=errors-only'];
  const packages = await npmRun('build', filters, { quiet: true });
  const domain = await run('npx', ['tsc', '-b', 'packages/domain'], { quiet: true });
  const failed = [packages, domain].find(({ code }) => code !== 0);
  if (failed) throw new Error(failed.output);
}

function isSame(name: string): boolean {
  const folder = path.join(root, 'packages', name);
  const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const surface = publicSurface(entriesOf(folder, manifest), path.join(folder, 'dist'));
  const text = `# What ${manifest.name} gives to others\n\nMade by \`npm run api:report -- --write\` from the package's declarations.\n\n${surface}`;
  const file = path.join(folder, 'api.md');
  const same = existsSync(file) && readFileSync(file, 'utf8') === text;
  if (write && !same) writeFileSync(file, text);
  return same;
}

/** What can be imported of a package, by its `exports`: the declarations it names, or those made of the source it names. */
function entriesOf(folder: string, { name, exports }: Manifest): Entry[] {
  const files = Object.entries(exports).flatMap(([subpath, target]) => {
    const file = typeof target === 'string' ? declarationsOf(target) : target.types;
    return globSync(file, { cwd: folder }).map((found): [string, string] => [
      path.posix.join(name, subpath.replace('*', starOf(file, found))),
      path.join(folder, found),
    ]);
  });
  // A name given by itself is also one that the pattern beside it would give.
  return [...new Map(files)]
    .filter(([, file]) => !file.endsWith('.css.d.ts'))
    .map(([specifier, file]) => ({ specifier, file }))
    .sort((one, other) => (one.specifier < other.specifier ? -1 : 1));
}

/** Where the compiler writes the declarations of a source that is exported as it is. */
function declarationsOf(source: string): string {
  return source.replace(/^\.\/src\//, './dist/types/src/').replace(/\.ts$/, '.d.ts');
}

/** What stands for the star of a pattern in a file that matches it. */
function starOf(pattern: string, file: string): string {
  const [before = '', after = ''] = path.posix.normalize(pattern).split('*');
  return file.slice(before.length, file.length - after.length);
}
