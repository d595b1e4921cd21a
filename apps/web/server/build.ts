/** Builds the browser app and its server rendering, and compresses what a browser will ask for once and for all. */
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { build } from 'vite';
import { clientFolder, configFile, serverFolder } from './folders.ts';

const compressible = /\.(js|mjs|css|svg|json|txt|html|xml|webmanifest)$/;

await build({
  configFile,
  logLevel: 'warn',
  build: {
    outDir: clientFolder,
    emptyOutDir: true,
    manifest: true,
    // A page's scripts are named in its HTML and fetched ahead when its link is pointed at; listing them here once more
    // would put every file name of the shop into the first load.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3, unsafe_arrows: true, pure_getters: true } },
    rolldownOptions: {
      input: 'src/entry-client.tsx',
      // What every page needs at once, in one file: forty small ones compress a tenth worse.
      output: {
        codeSplitting: { groups: [{ name: 'base', tags: ['$initial'], includeDependenciesRecursively: false }] },
      },
    },
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
