import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const publicIndex = readFileSync(path.join(import.meta.dirname, 'index.ts'), 'utf8');
const folders = ['components', 'patterns']
  .flatMap((kind) => readdirSync(path.join(import.meta.dirname, kind)).map((name) => `${kind}/${name}`))
  .filter((folder) => publicIndex.includes(`'./${folder}/`));

test('finds the components', () => {
  expect(folders.length).toBeGreaterThan(70);
});

test.each(folders)('%s has a guide: when to use it, when not, its keyboard, its text', (folder) => {
  const directory = path.join(import.meta.dirname, folder);
  const guides = readdirSync(directory).filter((name) => name.endsWith('.mdx'));
  const titles = guides.flatMap((name) =>
    [...readFileSync(path.join(directory, name), 'utf8').matchAll(/^## (.+)$/gm)].map(([, title]) => title),
  );
  expect(titles).toEqual(expect.arrayContaining(['Use it when', "Don't use it when", 'Keyboard', 'Text']));
});
