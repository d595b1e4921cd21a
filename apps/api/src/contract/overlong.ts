import { partsOf } from './parts.ts';

/**
 * Whether a list in a value is longer than `longest`, wherever it stands. The checks of the contract tell every mistake
 * and take time by the square of their number, so they never see a longer one.
 */
export function hasOverlongList(value: unknown, longest: number): boolean {
  for (const part of partsOf(value)) if (Array.isArray(part) && part.length > longest) return true;
  return false;
}
