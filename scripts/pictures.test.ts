import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './commands.ts';
import { countInWorstSquare } from './pictures.ts';

test('the states of a page differ in their pictures', () => {
  const folder = path.join(root, '.storybook/pictures');
  const pages = globSync('{routes,shell}-*.desktop.webp', { cwd: folder });
  const getPictures = (desktop: string) =>
    [desktop, desktop.replace('.desktop.', '.phone.')]
      .map((name) =>
        createHash('sha256')
          .update(readFileSync(path.join(folder, name)))
          .digest('hex'),
      )
      .join();
  const sames = [...Map.groupBy(pages, (name) => `${name.split('--')[0]} ${getPictures(name)}`).values()].filter(
    (names) => names.length > 1,
  );
  expect(pages.length).toBeGreaterThan(200);
  expect(sames, 'a story that tests what another one shows has the tag test-only').toEqual([]);
});

test('F9 differences are counted where they are close together, not all over the picture', () => {
  const [width, height] = [200, 100];
  const count = (isDifferent: (x: number, y: number) => boolean) =>
    countInWorstSquare(
      Uint8Array.from({ length: width * height * 4 }, (_, at) => {
        const isMarked = isDifferent((at >> 2) % width, Math.floor((at >> 2) / width));
        return isMarked ? [255, 0, 0, 255][at % 4]! : 200;
      }),
      width,
    );
  expect(count(() => false)).toBe(0);
  expect(count((x, y) => x % 50 === 0 && y % 50 === 0)).toBe(1);
  expect(count((x, y) => x >= 60 && x < 70 && y >= 60 && y < 65)).toBe(50);
});
