import { type BuildEnvironmentOptions, build, type Rolldown } from 'vite';
import { configFile } from './folders.ts';

/** The pages that a first visit is promised to be light for, by their route modules. */
const promised = {
  lists: ['home/Home', 'things-to-do/ThingsToDo'],
  details: ['activity/Activity', 'tour/Tour', 'attraction/Attraction'],
} as const;

type Kind = keyof typeof promised;

/** The file that a module goes into, where several of the promised pages need it at once. */
export type SharedFile = Kind | 'shared';

/**
 * The modules that several of the promised pages need at once. Left to itself the bundler gives each combination of
 * pages a file of its own: thirty small ones for a page, which compress a third worse than one.
 *
 * Found by building once without writing anything: only after unused exports are gone is it known who needs what.
 */
export async function sharedModules(options: BuildEnvironmentOptions): Promise<ReadonlyMap<string, SharedFile>> {
  const built = await build({
    configFile,
    logLevel: 'error',
    build: { ...options, write: false, minify: false },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The build gave no single bundle');
  const chunks = built.output.filter((part) => part.type === 'chunk');
  const needed = { lists: countsOf('lists', chunks), details: countsOf('details', chunks) };
  const shared = new Map<string, SharedFile>();
  for (const module of new Set([...needed.lists.keys(), ...needed.details.keys()])) {
    const file = fileFor(needed.lists.get(module) ?? 0, needed.details.get(module) ?? 0);
    if (file) shared.set(module, file);
  }
  return shared;
}

/** Nobody loads much that their page doesn't need: what a single page of the other kind wants as well stays apart. */
function fileFor(lists: number, details: number): SharedFile | undefined {
  if (lists === 0) return details > 1 ? 'details' : undefined;
  if (details === 0) return lists > 1 ? 'lists' : undefined;
  return lists + details > 2 ? 'shared' : undefined;
}

function countsOf(kind: Kind, chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const page of promised[kind]) {
    for (const module of modulesOf(page, chunks)) counts.set(module, (counts.get(module) ?? 0) + 1);
  }
  return counts;
}

/** What a page needs at once, besides the entry and its own route's modules. */
function modulesOf(page: string, chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const modules = new Set<string>();
  const seen = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || chunk.isEntry || seen.has(chunk.fileName)) return;
    seen.add(chunk.fileName);
    for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
      if ((renderedLength > 0 || id.includes('.css')) && !id.includes('/src/routes/')) modules.add(id);
    }
    for (const file of chunk.imports) visit(files.get(file));
  };
  const start = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/routes/${page}.route.tsx`));
  if (!start) throw new Error(`No chunk for the route module ${page}`);
  visit(start);
  return modules;
}
