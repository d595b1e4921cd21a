import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Articles, RenderPage, SelectParameters, SitemapPaths } from '../src/entry-server.tsx';
import { clientFolder, configFile, earlyScriptFile, entry, isDeferredPart, serverFolder } from './folders.ts';

/** The files that a page's document loads. */
export interface PageAssets {
  /** The entry script first, then the scripts that the entry and the page import statically. */
  readonly scripts: readonly string[];
  /** The addresses of the style sheets, and their content. */
  readonly sheets: readonly string[];
  readonly style: string;
  readonly font: string | undefined;
  /** In development: the address of Vite's own client. */
  readonly development?: string;
}

interface ServerEntry {
  readonly render: RenderPage;
  readonly selectParameters: SelectParameters;
  readonly readSitemapPaths: SitemapPaths;
  readonly readArticles: Articles;
}

export interface Rendering extends ServerEntry {
  readonly earlyScript: string;
  /** @param modules source files of the page's lazy modules, as the route table names them */
  readonly assets: (modules: readonly string[]) => PageAssets;
}

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

export async function loadBuiltRendering(): Promise<() => Promise<Rendering>> {
  const manifest: Manifest = JSON.parse(await readFile(path.join(clientFolder, '.vite', 'manifest.json'), 'utf8'));
  const server: ServerEntry = await import(pathToFileURL(path.join(serverFolder, 'entry-server.js')).href);
  const earlyScript = await readFile(earlyScriptFile, 'utf8');
  const sheets = await readSheets(manifest);
  const cache = new Map<string, PageAssets>();
  const assets = (modules: readonly string[]): PageAssets => {
    const key = modules.join();
    const found = cache.get(key) ?? findAssets(manifest, sheets, [entry, ...modules]);
    cache.set(key, found);
    return found;
  };
  const rendering = { ...server, earlyScript, assets };
  return () => Promise.resolve(rendering);
}

/** Returns the rendering of the app's sources, with hot reload. */
export async function createDevelopmentRendering(app: FastifyInstance): Promise<() => Promise<Rendering>> {
  const [{ createServer }, { default: middie }, { buildEarlyScript }] = await Promise.all([
    import('vite'),
    import('@fastify/middie'),
    import('./build/earlyScript.ts'),
  ]);
  const vite = await createServer({ configFile, server: { middlewareMode: true } });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  const earlyScript = await buildEarlyScript();
  const assets = () => ({
    scripts: [`/${entry}`],
    sheets: [],
    style: '',
    font: undefined,
    development: '/@vite/client',
  });
  return async () => {
    const server = (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry;
    return { ...server, earlyScript, assets };
  };
}

/** Reads the style sheets of the build, by file, to be inlined in documents. */
async function readSheets(manifest: Manifest): Promise<ReadonlyMap<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const read = async (file: string): Promise<[string, string]> => {
    const text = await readFile(path.join(clientFolder, file), 'utf8');
    if (/<\/style/i.test(text)) throw new Error(`${file} contains </style and can't be inlined`);
    return [file, text];
  };
  return new Map(await Promise.all([...files].map(read)));
}

function findAssets(manifest: Manifest, sheets: ReadonlyMap<string, string>, modules: readonly string[]): PageAssets {
  const scripts = listChunks(manifest, modules, ({ imports = [] }) => imports).map(({ file }) => `/${file}`);
  // The server renders deferred parts, so the document needs their styles, but not yet their scripts.
  const rendered = listChunks(manifest, modules, ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports.filter(isDeferredPart),
  ]);
  const files = [...new Set(rendered.flatMap(({ css = [] }) => css))];
  const font = Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .find((file) => /readex-pro-latin-.*\.woff2$/.test(file));
  return {
    scripts,
    sheets: files.map((file) => `/${file}`),
    style: files.map((file) => sheets.get(file)).join('\n'),
    font: font && `/${font}`,
  };
}

/** Returns the chunks of these modules, and all that they reach through `next`. */
function listChunks(
  manifest: Manifest,
  modules: readonly string[],
  next: (chunk: ManifestChunk) => readonly string[],
): ManifestChunk[] {
  const chunks = new Set<ManifestChunk>();
  const visit = (module: string): void => {
    const chunk = manifest[module];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    next(chunk).forEach(visit);
  };
  modules.forEach(visit);
  return [...chunks];
}
