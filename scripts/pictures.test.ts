import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './commands.ts';

test('the states of a page differ in their pictures', () => {
  const folder = path.join(root, '.storybook/pictures');
  const pages = globSync('{routes,shell}-*.desktop.webp', { cwd: folder });
  const picturesOf = (desktop: string) =>
    [desktop, desktop.replace('.desktop.', '.phone.')]
      .map((name) =>
        createHash('sha256')
          .update(readFileSync(path.join(folder, name)))
          .digest('hex'),
      )
      .join();
  const sames = [...Map.groupBy(pages, (name) => `${name.split('--')[0]} ${picturesOf(name)}`).values()].filter(
    (names) => names.length > 1,
  );
  expect(pages.length).toBeGreaterThan(200);
  expect(sames, 'a story that tests what another one shows has the tag test-only').toEqual([]);
});
