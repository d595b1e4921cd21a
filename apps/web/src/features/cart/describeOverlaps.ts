import { findOverlaps } from '@aitours/domain/cart';
import type { CartLine } from './cartLine.ts';
import { messages } from './messages.ts';

/** Returns, by item id, a message about the items that overlap in time. */
export function describeOverlaps(lines: readonly CartLine[]): ReadonlyMap<string, string> {
  const titles = new Map(lines.map(({ id, title }) => [id, title]));
  const entries = [...findOverlaps(lines)].map(([id, others]) => {
    const named = [...new Set(others.map((other) => titles.get(other)))];
    return [id, messages.overlap(named.join(', '))] as const;
  });
  return new Map(entries);
}

export const overlapHint = messages.overlapHint;

/** Returns a sentence that lists overlapping items, if any. */
export function overlapSummary(lines: readonly CartLine[]): string | undefined {
  const found = findOverlaps(lines);
  const titles = lines.filter(({ id }) => found.has(id)).map(({ title }) => title);
  return titles.length === 0 ? undefined : messages.overlapSummary([...new Set(titles)].join(', '));
}
