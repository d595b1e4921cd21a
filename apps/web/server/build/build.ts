/** Builds the browser app and its server rendering, and compresses what a browser will ask for once and for all. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minify } from 'terser';
import { type BuildEnvironmentOptions, build, type Plugin, type Rolldown } from 'vite';
import { clientFolder, configFile, earlyScriptFile, entry, serverFolder } from '../folders.ts';
import { buildEarlyScript } from './earlyScript.ts';
import { sharedModules } from './sharedModules.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const compressible = /\.(js|mjs|css|svg|json|txt|html|xml|webmanifest)$/;

const options: BuildEnvironmentOptions = {
  manifest: true,
  // A page's scripts are named in its HTML and fetched ahead when its link is pointed at; listing them here once more
  // would put every file name of the shop into the first load.
  modulePreload: { polyfill: false, resolveDependencies: () => [] },
};

/** What every page needs at once, in one file: forty small ones compress a tenth worse. */
const base: Rolldown.CodeSplittingGroup = {
  name: 'base',
  tags: ['$initial'],
  includeDependenciesRecursively: false,
  priority: 2,
};

const output = (groups: Rolldown.CodeSplittingGroup[]): Rolldown.RolldownOptions => ({
  input: entry,
  output: {
    // Every page knows the scripts and style sheets of every other one: a hash is name enough for them, and one of seven
    // signs (four million million) is long enough for all that a browser ever keeps of the shop.
    chunkFileNames: 'assets/[hash:7].js',
    assetFileNames: ({ names: [name = ''] }) =>
      name.endsWith('.css') ? 'assets/[hash:7][extname]' : 'assets/[name]-[hash][extname]',
    codeSplitting: { groups },
  },
});

/** More than any file of the shop's own; the map libraries come minified. */
const OURS_CHARACTERS = 500_000;

/**
 * Has the browser compile all of what every page needs, off the main thread. Otherwise it skims every function and reads it
 * once more when it is called, on the main thread, and React is one large function. It counts on the first line only.
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';

/** The shop's own files once more through a minifier that is thorough and slow. */
const thorough: Plugin = {
  name: 'thorough',
  generateBundle: {
    // Vite adds lines of its own.
    order: 'post',
    handler: async (_, files) => {
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk' || file.code.length > OURS_CHARACTERS) continue;
        const { code = '' } = await minify(file.code, {
          ecma: 2020,
          module: true,
          compress: { passes: 3, unsafe_arrows: true, pure_getters: true },
        });
        file.code = file.isEntry ? COMPILED_AHEAD + code : code;
      }
    },
  },
};

const shared = await sharedModules({ ...options, rolldownOptions: output([base]) });
await build({
  configFile,
  logLevel: 'warn',
  plugins: [thorough],
  build: {
    ...options,
    outDir: clientFolder,
    emptyOutDir: true,
    rolldownOptions: output([
      base,
      { name: (id) => shared.get(id) ?? null, includeDependenciesRecursively: false, priority: 1 },
    ]),
  },
});
await build({
  configFile,
  logLevel: 'warn',
  // Every package is bundled, so that a production installation needs none of them.
  ssr: { noExternal: true },
  build: { outDir: serverFolder, emptyOutDir: true, ssr: 'src/entry-server.tsx', copyPublicDir: false },
});
await writeFile(earlyScriptFile, await buildEarlyScript());
await compress(clientFolder);

async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(path.join(parentPath, name))));
}

async function compressFile(file: string): Promise<void> {
  const text = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  const [small, zipped] = await Promise.all([brotli(text, { params }), zip(text, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, zipped)]);
}
