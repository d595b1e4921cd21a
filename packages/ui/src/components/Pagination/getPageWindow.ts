/**
 * Returns the page numbers to show: the first, the last, the current one with its neighbours, and `undefined` for a gap
 * of two pages or more. With more than seven pages there are always seven entries, so that the buttons don't move.
 *
 * @example getPageWindow(1, 3) // [1, 2, 3]
 * @example getPageWindow(6, 12) // [1, undefined, 5, 6, 7, undefined, 12]
 */
export function getPageWindow(current: number, pages: number): (number | undefined)[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
  if (pages <= 7) return range(1, pages);
  if (current <= 4) return [...range(1, 5), undefined, pages];
  if (current >= pages - 3) return [1, undefined, ...range(pages - 4, pages)];
  return [1, undefined, ...range(current - 1, current + 1), undefined, pages];
}
