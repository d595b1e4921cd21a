/**
 * Counts the edits from one word to another: inserted, removed and replaced letters, and swapped neighbours
 * (optimal string alignment).
 *
 * @example countEdits('dabi', 'dhabi') // 1
 * @example countEdits('firday', 'friday') // 1
 */
export function countEdits(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSwap = one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const replaced = cell(above, at - 1) + (one[row - 1] === other[at - 1] ? 0 : 1);
      const swapped = isSwap ? cell(before, at - 2) + 1 : replaced;
      current.push(Math.min(replaced, swapped, cell(above, at) + 1, cell(current, at - 1) + 1));
    }
    [before, above] = [above, current];
  }
  return cell(above, other.length);
}

/** Every index is within its row. */
const cell = (row: readonly number[], at: number): number => Number(row[at]);
