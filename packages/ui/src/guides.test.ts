import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const publicIndex = readFileSync(path.join(import.meta.dirname, 'index.ts'), 'utf8');
const folders = ['components', 'patterns']
  .flatMap((kind) => readdirSync(path.join(import.meta.dirname, kind)).map((name) => `${kind}/${name}`))
  .filter((folder) => publicIndex.includes(`'./${folder}/`));

/** What a guide has: `Example` adds controls, anatomy, states and screen readers; `Reference` tokens, changes, examples. */
const parts = [
  '<Facts />',
  '\n## Use it when\n',
  "\n## Don't use it when\n",
  '\n<Example of={stories.',
  '\n## Do and don’t\n',
  '\n## Text\n',
  '\n<Reference />\n',
];

/** Elements that users can focus. */
const focusable =
  /<(a|button|input|select|textarea|summary|dialog|Aria\w+|(Icon|Link)?Button|(Icon|Text)Link|Calendar|Dialog|Drawer|NumberStepper|RadioGroup|Tooltip)\b|tabIndex=\{(?!.*-1)/;

test('finds the components', () => {
  expect(folders.length).toBeGreaterThan(70);
});

test.each(folders)('%s has one page with all parts', (folder) => {
  const directory = path.join(import.meta.dirname, folder);
  const files = readdirSync(directory);
  const guides = files.filter((name) => name.endsWith('.mdx'));
  expect(guides).toHaveLength(1);
  const guide = readFileSync(path.join(directory, guides[0] ?? ''), 'utf8');
  const hasStories = files.some((name) => name.endsWith('.stories.tsx'));
  for (const part of hasStories ? parts : ['## Use it when', "## Don't use it when", '## Text'])
    expect(guide).toContain(part);
  expect(guide).toMatch(/\n## Keyboard\n\n<Keys\b/);
  const sources = files
    .filter((name) => name.endsWith('.tsx') && !name.includes('.stories.'))
    .map((name) => readFileSync(path.join(directory, name), 'utf8'));
  if (guide.includes('<Keys />')) expect(sources.filter((source) => focusable.test(source))).toEqual([]);
  if (hasStories) expect(guide, 'replaces the generated page').toContain('<Meta of={stories} />');
  if (hasStories) expect(guide).toMatch(/<Pairs>\s+<Do why="[^"]+">[\s\S]+<Dont why="[^"]+">/);
});
