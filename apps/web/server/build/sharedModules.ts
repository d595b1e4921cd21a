import path from 'node:path';
import { type BuildEnvironmentOptions, build, type Rolldown } from 'vite';
import { configFile, isDeferredPart } from '../folders.ts';

/** The pages that a first visit is promised to be light for. */
const promised: readonly string[] = [
  'src/routes/home/Home.route.tsx',
  'src/routes/things-to-do/ThingsToDo.route.tsx',
  'src/routes/activity/Activity.route.tsx',
  'src/routes/tour/Tour.route.tsx',
  'src/routes/attractions/Attractions.route.tsx',
  'src/routes/attraction/Attraction.route.tsx',
];

/**
 * The file that a module goes into, of those that a promised page needs and something else as well. Left to itself the
 * bundler gives each combination of pages and their later parts a file of its own: thirty small ones for a page, which
 * compress a third worse than a few.
 *
 * Found by building once without writing anything: only after unused exports are gone is it known who needs what.
 */
export async function sharedModules(options: BuildEnvironmentOptions): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile,
    logLevel: 'error',
    build: { ...options, write: false, minify: false },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The build gave no single bundle');
  const files = new Map<string, string>();
  for (const [module, pages] of pagesByModule(built.output.filter((part) => part.type === 'chunk'))) {
    const file = fileFor(pages);
    if (file) files.set(module, file);
  }
  return files;
}

/**
 * What three of the promised pages need is one file, even if a fourth must load it in vain. What two of them need is
 * theirs, what one needs is its own; apart from that, what other pages need as well, so that these load no page whole. What
 * a later part alone needs is one file; of the rest, nobody else shall load more.
 */
function fileFor(pages: ReadonlySet<string>): string | undefined {
  const needed = promised.filter((page) => pages.has(page));
  if (needed.length > 2) return 'shared';
  if (needed.length === 2) return needed.join(' ');
  if (needed.length === 1) return `${needed[0]} ${pages.size > 1 ? 'and others' : 'alone'}`;
  return pages.size === 1 ? [...pages].find(isDeferredPart) : undefined;
}

/** The modules that stand neither in the entry nor in a page's own chunk, with the pages that need them at once. */
function pagesByModule(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, ReadonlySet<string>> {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const modules = new Map<string, Set<string>>();
  const found = new Set<string>();
  for (const start of chunks) {
    const page = pageOf(start);
    if (page === undefined) continue;
    found.add(page);
    for (const chunk of importedBy(start, files)) {
      for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
        if (!isOurs(id) || (renderedLength === 0 && !id.includes('.css'))) continue;
        const pages = modules.get(id) ?? new Set();
        modules.set(id, pages.add(page));
      }
    }
  }
  const missing = promised.filter((page) => !found.has(page));
  if (missing.length > 0) throw new Error(`No chunk for the route module ${missing.join()}`);
  return modules;
}

/** The page that a chunk is, or the later part of one; none for any other chunk. */
function pageOf({ facadeModuleId }: Rolldown.OutputChunk): string | undefined {
  const source = path.relative(path.dirname(configFile), facadeModuleId ?? '');
  return /^src\/routes\/.+\.route\.tsx$/.test(source) || isDeferredPart(source) ? source : undefined;
}

/** Of sources or packages: what the bundler itself adds stays where it puts it. */
const isOurs = (id: string): boolean => path.isAbsolute(id);

/** What a chunk imports at once, at whatever distance, besides the entry. */
function importedBy(
  start: Rolldown.OutputChunk,
  files: ReadonlyMap<string, Rolldown.OutputChunk>,
): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const visit = (name: string): void => {
    const chunk = files.get(name);
    if (!chunk || chunk.isEntry || found.has(chunk)) return;
    found.add(chunk);
    chunk.imports.forEach(visit);
  };
  start.imports.forEach(visit);
  return found;
}
