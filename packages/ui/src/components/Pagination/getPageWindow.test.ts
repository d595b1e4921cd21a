import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getPageWindow } from './getPageWindow.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, undefined, 12]],
  [6, 12, [1, undefined, 5, 6, 7, undefined, 12]],
  [12, 12, [1, undefined, 8, 9, 10, 11, 12]],
])('page %i of %i shows %j', (current, pages, shown) => {
  expect(getPageWindow(current, pages)).toEqual(shown);
});

test('the current page, its neighbours and both ends are always shown, in order, and a gap replaces at least two pages', () => {
  const place = fc
    .integer({ min: 1, max: 400 })
    .chain((pages) => fc.record({ pages: fc.constant(pages), current: fc.integer({ min: 1, max: pages }) }));
  fc.assert(
    fc.property(place, ({ pages, current }) => {
      const shown = getPageWindow(current, pages);
      const numbers = shown.filter((page) => page !== undefined);
      expect(shown.length).toBe(Math.min(pages, 7));
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      for (const page of [1, current - 1, current, current + 1, pages]) {
        if (page >= 1 && page <= pages) expect(numbers).toContain(page);
      }
      for (const [index, page] of shown.entries()) {
        if (page === undefined) expect(shown[index + 1]! - shown[index - 1]!).toBeGreaterThan(2);
      }
    }),
  );
});
