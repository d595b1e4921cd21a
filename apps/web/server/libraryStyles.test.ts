import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { libraryStyles } from './libraryStyles.ts';

test('what the library puts into a page is what the policy lets in, to the letter', () => {
  const ui = createRequire(new URL('../../../packages/ui/package.json', import.meta.url));
  const folder = path.join(path.dirname(ui.resolve('react-aria/package.json')), 'dist', 'private');
  const written = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .filter((source) => source.includes("createElement('style')"))
    .map((source) => /\.textContent = `([^`]*)`\.trim\(\)/.exec(source)?.[1]?.trim())
    .map((text) => text?.replace(/\$\{\S*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable'));
  expect(written.toSorted()).toEqual([...libraryStyles].toSorted());
});
