import { overlaps } from '@aitours/domain/cart';
import type { CartLine } from './cartLine.ts';
import { messages } from './messages.ts';

/** For each line that takes place while others do, by its id, what it overlaps with. */
export function overlapWords(lines: readonly CartLine[]): ReadonlyMap<string, string> {
  const titles = new Map(lines.map(({ id, title }) => [id, title]));
  const words = [...overlaps(lines)].map(([id, others]) => {
    const named = [...new Set(others.map((other) => titles.get(other)))];
    return [id, messages.overlap(named.join(', '))] as const;
  });
  return new Map(words);
}

/** What to make of it: a group may well split up. */
export const overlapHint = messages.overlapHint;

/** The lines that overlap with others, in a sentence; nothing if none do. */
export function overlapSummary(lines: readonly CartLine[]): string | undefined {
  const found = overlaps(lines);
  const titles = lines.filter(({ id }) => found.has(id)).map(({ title }) => title);
  return titles.length === 0 ? undefined : messages.overlapSummary([...new Set(titles)].join(', '));
}
