import path from 'node:path';
import { type BuildEnvironmentOptions, build, type Rolldown } from 'vite';
import { configFile, isDeferredPart } from '../folders.ts';
import { budgetedPages } from './budget.ts';

/**
 * Returns the chunk of each module that a budgeted page shares with another page or part. By default the bundler creates
 * a chunk for each combination of pages: a page loads thirty small files, which compress 2 to 3 kB worse than a few.
 *
 * It builds once without writing, because only after tree shaking is it known which page uses which module.
 */
export async function sharedModules(options: BuildEnvironmentOptions): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile,
    logLevel: 'error',
    build: { ...options, write: false, minify: false },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The build returned no single bundle');
  const chunks = new Map<string, string>();
  for (const [module, pages] of pagesByModule(built.output.filter((part) => part.type === 'chunk'))) {
    const chunk = chunkFor(pages);
    if (chunk) chunks.set(module, chunk);
  }
  return chunks;
}

const detailPages: ReadonlySet<string> = new Set(
  ['activity/Activity', 'attraction/Attraction', 'tour/Tour'].map((page) => `src/routes/${page}.route.tsx`),
);

/**
 * Returns the chunk for a module that these pages and deferred parts use: one for what only detail pages share; one for
 * three or more budgeted pages, even if a fourth doesn't use it; one for each pair of them; two for each single one, so that other pages don't load all of it.
 */
function chunkFor(pages: ReadonlySet<string>): string | undefined {
  const budgeted = budgetedPages.filter((page) => pages.has(page));
  if (budgeted.length > 1 && budgeted.every((page) => detailPages.has(page))) return 'details';
  if (budgeted.length > 2) return 'shared';
  if (budgeted.length === 2) return budgeted.join(' ');
  if (budgeted.length === 1) return `${budgeted[0]} ${pages.size > 1 ? 'and others' : 'alone'}`;
  return pages.size === 1 ? [...pages].find(isDeferredPart) : undefined;
}

/** Maps the modules outside the entry and outside the pages' own chunks to the pages that import them statically. */
function pagesByModule(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, ReadonlySet<string>> {
  const chunksByFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const pagesById = new Map<string, Set<string>>();
  for (const start of chunks) {
    const page = findPage(start);
    if (page === undefined) continue;
    for (const chunk of importedChunks(start, chunksByFile)) {
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
        if (!path.isAbsolute(id) || (renderedLength === 0 && !id.includes('.css'))) continue;
        // One that another part contains keeps its own chunk, by whose name the server finds its styles.
        if (isDeferredPart(id)) continue;
        pagesById.set(id, (pagesById.get(id) ?? new Set()).add(page));
      }
    }
  }
  return pagesById;
}

/** Returns the route module or deferred part that a chunk was created for. */
function findPage({ facadeModuleId }: Rolldown.OutputChunk): string | undefined {
  const source = path.relative(path.dirname(configFile), facadeModuleId ?? '');
  return /^src\/(routes|back-office)\/.+\.route\.tsx$/.test(source) || isDeferredPart(source) ? source : undefined;
}

/** Returns the chunks that a chunk imports statically, directly or not, without the entry. */
function importedChunks(
  start: Rolldown.OutputChunk,
  chunksByFile: ReadonlyMap<string, Rolldown.OutputChunk>,
): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (file: string): void => {
    const chunk = chunksByFile.get(file);
    if (!chunk || chunk.isEntry || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach(visit);
  };
  start.imports.forEach(visit);
  return found;
}
