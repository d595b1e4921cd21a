/** Builds the browser app and its server rendering, and compresses what a browser will ask for once and for all. */
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { type BuildEnvironmentOptions, build, type Rolldown } from 'vite';
import { clientFolder, configFile, entry, serverFolder } from './folders.ts';
import { sharedModules } from './sharedModules.ts';

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

const shared = await sharedModules({ ...options, rolldownOptions: output([base]) });
await build({
  configFile,
  logLevel: 'warn',
  build: {
    ...options,
    outDir: clientFolder,
    emptyOutDir: true,
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3, unsafe_arrows: true, pure_getters: true } },
    rolldownOptions: output([
      base,
      { name: (id) => shared.get(id) ?? null, includeDependenciesRecursively: false, priority: 1 },
    ]),
  },
});
await build({
  configFile,
  logLevel: 'warn',
  build: { outDir: serverFolder, emptyOutDir: true, ssr: 'src/entry-server.tsx', copyPublicDir: false },
});
await compress(clientFolder);

async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  for (const entry of entries.filter((name) => compressible.test(name))) {
    const file = path.join(folder, entry);
    if (!(await stat(file)).isFile()) continue;
    const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await pipeline(createReadStream(file), brotli, createWriteStream(`${file}.br`));
    await pipeline(createReadStream(file), createGzip({ level: 9 }), createWriteStream(`${file}.gz`));
  }
}
