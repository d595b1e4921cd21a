/** Builds the app for browsers and for the server, and compresses the browser's files. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { minify } from 'terser';
import { type BuildEnvironmentOptions, build, type Plugin, type Rolldown } from 'vite';
import {
  clientFolder,
  configFile,
  earlyScriptFile,
  entry,
  isDeferredPart,
  serverFolder,
  serviceWorkerFile,
} from '../folders.ts';
import { writeAppIcons } from './appIcons.ts';
import { buildEarlyScript } from './earlyScript.ts';
import { buildServiceWorker } from './serviceWorker.ts';
import { sharedModules } from './sharedModules.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** In characters: mapbox-gl alone is longer. */
const largestMinifiedAgain = 500_000;

const compressible = /\.(js|mjs|css|svg|json|txt|html|xml|webmanifest)$/;

const options: BuildEnvironmentOptions = {
  manifest: true,
  // The document preloads a page's scripts, and links do so on intent: the lists of files that Vite would add to each
  // import() would be in every first load.
  modulePreload: { polyfill: false, resolveDependencies: () => [] },
};

/** What every page uses, as one file: forty small ones compress a tenth worse. */
const base: Rolldown.CodeSplittingGroup = {
  name: 'base',
  tags: ['$initial'],
  includeDependenciesRecursively: false,
  priority: 2,
};

/**
 * Makes V8 compile the entry chunk, which contains React, at once and off the main thread, instead of each function when it
 * is first called. V8 reads the comment in the first line only, so it is added after Vite has added its own lines.
 */
const compileEagerly: Plugin = {
  name: 'compile-eagerly',
  generateBundle: {
    order: 'post',
    handler: (_options, files) => {
      for (const file of Object.values(files)) {
        if (file.type === 'chunk' && file.isEntry) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
      }
    },
  },
};

/** Terser finds what Vite's minifier leaves: 0.8 %, 600 bytes of each first load. The map's library gains nothing. */
const minifyAgain: Plugin = {
  name: 'minify-again',
  generateBundle: {
    order: 'post',
    handler: async (_options, files) => {
      for (const file of Object.values(files)) {
        if (file.type !== 'chunk' || file.code.length > largestMinifiedAgain) continue;
        const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 3 } });
        file.code = code ?? file.code;
      }
    },
  },
};

const output = (groups: Rolldown.CodeSplittingGroup[]): Rolldown.RolldownOptions => ({
  input: entry,
  output: {
    // The entry contains the names of all pages' files, so they are short; seven characters are 4 × 10^12 names.
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
  plugins: [minifyAgain, compileEagerly],
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
await requireDeferredChunks();
await build({
  configFile,
  logLevel: 'warn',
  // Every package is bundled, so that a production installation needs none of them.
  ssr: { noExternal: true },
  build: { outDir: serverFolder, emptyOutDir: true, ssr: 'src/entry-server.tsx', copyPublicDir: false },
});
await writeFile(earlyScriptFile, await buildEarlyScript());
await writeFile(serviceWorkerFile, await buildServiceWorker());
await writeAppIcons();
await compress(clientFolder);

/** The server finds the styles of a deferred part by its module: one that was merged into another chunk would have none. */
async function requireDeferredChunks(): Promise<void> {
  const manifest: Record<string, unknown> = JSON.parse(
    await readFile(path.join(clientFolder, '.vite', 'manifest.json'), 'utf8'),
  );
  const sources = await readdir(path.join(path.dirname(configFile), 'src'), { recursive: true });
  const merged = sources.filter(isDeferredPart).filter((source) => !(`src/${source}` in manifest));
  if (merged.length > 0) throw new Error(`These deferred parts have no chunk of their own: ${merged.join(', ')}`);
}

async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name));
  await Promise.all(files.map(({ parentPath, name }) => compressFile(path.join(parentPath, name))));
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [brotlied, gzipped] = await Promise.all([brotli(content, { params }), zip(content, { level: 9 })]);
  await Promise.all([writeFile(`${file}.br`, brotlied), writeFile(`${file}.gz`, gzipped)]);
}
