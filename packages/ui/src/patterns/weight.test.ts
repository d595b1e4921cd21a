import { readFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const heavy = /react-aria|react-stately|@internationalized/;

/** The files of the library that a file imports, and whether it or one of them imports something heavy. */
function reaches(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^(?:import|export|\} from)(?! type\b)[^;]*?'([^']+)';/gms)].some(([, name = '']) =>
    name.startsWith('.') && /\.tsx?$/.test(name)
      ? reaches(path.resolve(path.dirname(file), name), seen)
      : heavy.test(name),
  );
}

test('only overlays and the calendar bring react-aria; the app loads them when they are needed', () => {
  const face = readFileSync(path.join(source, 'index.ts'), 'utf8');
  const files = [...face.matchAll(/'(\.\/[^']+\.tsx)'/g)].map(([, name = '']) => name);
  expect(files.length).toBeGreaterThan(60);
  const bringing = files.filter((name) => reaches(path.resolve(source, name)));
  expect(bringing.map((name) => path.basename(name, '.tsx')).sort()).toEqual([
    'Calendar',
    'DatePanel',
    'Dialog',
    'Drawer',
    'Lightbox',
    'Menu',
    'SlideInMenu',
  ]);
});

test('a page that takes a card from the public face gets no react-aria', { timeout: 60_000 }, async () => {
  const entry = 'virtual:page';
  const page = "import { ProductCard } from '@aitours/ui'; globalThis.card = ProductCard;";
  const result = await build({
    root: path.resolve(source, '..'),
    configFile: false,
    logLevel: 'silent',
    resolve: { alias: { '@aitours/ui': path.join(source, 'index.ts') } },
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === entry ? `\0${entry}` : undefined),
        load: (id) => (id === `\0${entry}` ? page : undefined),
      },
      vanillaExtractPlugin(),
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const outputs = [result].flat().flatMap((each) => ('output' in each ? each.output : []));
  const chunks = outputs.filter((each): each is Rolldown.OutputChunk => each.type === 'chunk');
  const modules = chunks.flatMap((chunk) =>
    Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );
  expect(modules.some((id) => id.endsWith('ProductCard.tsx'))).toBe(true);
  expect(modules.filter((id) => heavy.test(id))).toEqual([]);
});
