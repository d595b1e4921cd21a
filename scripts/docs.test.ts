import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './commands.ts';
import { parts, replacePart } from './docs.ts';

import { scaling } from './scaling.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const documents = globSync('{*.md,docs/**/*.md,{apps,packages}/*/README.md,{openapi,bench}/README.md}', { cwd: root });

test.each(parts)('%s: the part "%s" is up to date with the code (npm run docs:generate)', (document, part, text) => {
  expect(read(document)).toBe(replacePart(read(document), part, text));
});

test('throws for a part that the document does not have', () => {
  expect(() => replacePart('text', 'table', '')).toThrow(/no part table/);
});

test('computes the capacity table, and throws if a figure is missing', () => {
  const bench = read('bench/README.md');
  const ten = scaling(bench.replaceAll(/(\| *list *\| *50 \|(?:[^|]*\|){5}) *[\d.]+ \|/g, '$1 10.00 |'));
  // 55.6 visits a second, 1.5 lists each, 10 ms for one.
  expect(ten).toMatch(/\| list \| 1\.5 \| 83\.3 \| 10\.00 \| 0\.83 \|/);
  expect(() => scaling('')).toThrow(/no figure for home/);
});

/** Returns the ids that GitHub gives to a document's headings. */
const listAnchors = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );

describe.each(documents)('%s', (document) => {
  const text = read(document).replaceAll(/```[\s\S]*?```/g, '');
  const folder = path.dirname(document);

  test('links to files and headings that exist', () => {
    const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(([, link = '']) => link);
    const broken = links.filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? document : path.join(folder, file);
      if (!existsSync(path.join(root, target))) return true;
      return anchor !== undefined && !listAnchors(read(target)).includes(anchor);
    });
    expect(broken).toEqual([]);
  });

  test('names npm scripts that exist', () => {
    const known = new Set(
      ['package.json', ...globSync('{apps,packages}/*/package.json', { cwd: root }), 'openapi/package.json'].flatMap(
        (file) => Object.keys(JSON.parse(read(file)).scripts ?? {}),
      ),
    );
    const named = [...read(document).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});
