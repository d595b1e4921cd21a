/**
 * Whether a list in a value is longer than `longest`, wherever it stands. The checks of the contract tell every mistake
 * and take time by the square of their number, so they never see a longer one.
 *
 * Walks without recursion, so that a body nested thousands of levels deep can't exhaust the stack.
 */
export function hasOverlongList(value: unknown, longest: number): boolean {
  const waiting: unknown[] = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    if (Array.isArray(next) && next.length > longest) return true;
    for (const item of Object.values(next)) waiting.push(item);
  }
  return false;
}
