import { readFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const source = path.resolve(import.meta.dirname, '..');
const heavy = /react-aria|react-stately|@internationalized/;

/** Returns whether a file imports react-aria, directly or through other files of the library. */
function importsHeavy(file: string, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(/^(?:import|export|\} from)(?! type\b)[^;]*?'([^']+)';/gms)].some(([, name = '']) =>
    name.startsWith('.') && /\.tsx?$/.test(name)
      ? importsHeavy(path.resolve(path.dirname(file), name), seen)
      : heavy.test(name),
  );
}

test('only overlays and composite controls import react-aria', () => {
  const publicIndex = readFileSync(path.join(source, 'index.ts'), 'utf8');
  const files = [...publicIndex.matchAll(/'(\.\/[^']+\.tsx)'/g)].map(([, name = '']) => name);
  expect(files.length).toBeGreaterThan(60);
  const importing = files.filter((name) => importsHeavy(path.resolve(source, name)));
  expect(importing.map((name) => path.basename(name, '.tsx')).sort()).toEqual([
    'Autocomplete',
    'Calendar',
    'ComboBox',
    'DataTable',
    'DateField',
    'DatePanel',
    'DatePicker',
    'DateRangePicker',
    'Dialog',
    'Drawer',
    'GridList',
    'Lightbox',
    'Menu',
    'Options',
    'Popover',
    'SlideInMenu',
    'TagGroup',
    'TimeField',
    'Toolbar',
    'Tooltip',
  ]);
});

test('a page that imports a card from the public index gets no react-aria', async () => {
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
