import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Articles, RenderPage, SitemapPaths } from '../src/entry-server.tsx';
import { drawnAhead } from './drawnAhead.ts';
import { clientFolder, configFile, entry, serverFolder } from './folders.ts';

/** What a page's document must load: scripts, styles and what can be fetched ahead. */
export interface PageAssets {
  /** The app's own first, then those that it and the page need at once. */
  readonly scripts: readonly string[];
  /** The addresses of its style sheets, and all that they say. */
  readonly sheets: readonly string[];
  readonly style: string;
  readonly font: string | undefined;
  /** Put before everything else in development: Vite's own client. */
  readonly development?: string;
}

export interface Rendering {
  readonly render: RenderPage;
  readonly sitemapPaths: SitemapPaths;
  readonly articles: Articles;
  /** @param modules source files of the page's lazy modules, as the route table names them */
  readonly assets: (modules: readonly string[]) => PageAssets;
}

type ServerEntry = Pick<Rendering, 'render' | 'sitemapPaths' | 'articles'>;

interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly assets?: readonly string[];
}

/** The built app. */
export async function builtRendering(): Promise<() => Promise<Rendering>> {
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    await readFile(path.join(clientFolder, '.vite', 'manifest.json'), 'utf8'),
  );
  const entries: ServerEntry = await import(pathToFileURL(path.join(serverFolder, 'entry-server.js')).href);
  const font = Object.values(manifest)
    .flatMap(({ file, assets = [] }) => [file, ...assets])
    .find((file) => /readex-pro-latin-.*\.woff2$/.test(file));
  const known = new Map<string, PageAssets>();
  const unknown = Object.entries(drawnAhead)
    .flat(2)
    .filter((name) => !(name in manifest));
  if (unknown.length > 0) throw new Error(`The build has no ${unknown.join()}`);
  const sheets = await readSheets(manifest);

  const assets = (modules: readonly string[]): PageAssets => {
    const key = modules.join();
    const ready = known.get(key);
    if (ready) return ready;
    const names = [entry, ...modules];
    const chunks = [...closure(manifest, names)];
    const drawn = [
      ...closure(
        manifest,
        names.flatMap((name) => drawnAhead[name] ?? []),
      ),
    ];
    const script = `/${manifest[entry]?.file}`;
    const files = [...new Set([...chunks, ...drawn].flatMap(({ css = [] }) => css))];
    const made: PageAssets = {
      scripts: [...new Set([script, ...chunks.map(({ file }) => `/${file}`)])],
      sheets: files.map((file) => `/${file}`),
      style: files.map((file) => sheets.get(file)).join('\n'),
      font: font && `/${font}`,
    };
    known.set(key, made);
    return made;
  };
  return () => Promise.resolve({ ...serverPart(entries), assets });
}

/** The app straight from its sources, with hot reload. */
export async function developmentRendering(app: FastifyInstance): Promise<() => Promise<Rendering>> {
  const [{ createServer }, { default: middie }] = await Promise.all([import('vite'), import('@fastify/middie')]);
  const vite = await createServer({ configFile, server: { middlewareMode: true } });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return async () => {
    const entries = (await vite.ssrLoadModule('/src/entry-server.tsx')) as ServerEntry;
    const assets = () => ({
      scripts: [`/${entry}`],
      sheets: [],
      style: '',
      font: undefined,
      development: '/@vite/client',
    });
    return { ...serverPart(entries), assets };
  };
}

const serverPart = ({ render, sitemapPaths, articles }: ServerEntry): ServerEntry => ({
  render,
  sitemapPaths,
  articles,
});

/** What the style sheets of the build say, by their file. Each can stand in a document. */
async function readSheets(manifest: Record<string, ManifestChunk>): Promise<ReadonlyMap<string, string>> {
  const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
  const read = async (file: string): Promise<[string, string]> => {
    const text = await readFile(path.join(clientFolder, file), 'utf8');
    if (/<\/style/i.test(text)) throw new Error(`${file} would end the element that it stands in`);
    return [file, text];
  };
  return new Map(await Promise.all([...files].map(read)));
}

/** The chunks that these modules need at once, themselves included. */
function closure(manifest: Record<string, ManifestChunk>, names: readonly string[]): Set<ManifestChunk> {
  const chunks = new Set<ManifestChunk>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || chunks.has(chunk)) return;
    chunks.add(chunk);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return chunks;
}
