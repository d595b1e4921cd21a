import { formatDuration } from '@aitours/domain/activity';
import { findOverlaps, findTightGaps } from '@aitours/domain/cart';
import type { CartLine } from './cartLine.ts';
import { messages } from './messages.ts';

/** Why two items of the cart don't go together. */
export interface Clash {
  readonly text: string;
  readonly hint: string;
}

/** Returns, by item id, what clashes with other items: that they overlap, or that there is too little time between. */
export function describeClashes(lines: readonly CartLine[]): ReadonlyMap<string, readonly Clash[]> {
  const titles = new Map(lines.map(({ id, title }) => [id, title]));
  const overlaps = [...findOverlaps(lines)].map(([id, others]) => {
    const named = [...new Set(others.map((other) => titles.get(other)))];
    return { id, text: messages.overlap(named.join(', ')), hint: messages.overlapHint };
  });
  const gaps = findTightGaps(lines).map(({ from, to, minutes, travelMinutes }) => ({
    id: to,
    text: messages.tightGap(titles.get(from) ?? '', minutesText(minutes), minutesText(travelMinutes)),
    hint: messages.tightGapHint,
  }));
  const byItem = Map.groupBy([...overlaps, ...gaps], ({ id }) => id);
  return new Map([...byItem].map(([id, clashes]) => [id, clashes.map(({ text, hint }) => ({ text, hint }))]));
}

const minutesText = (minutes: number): string => (minutes === 0 ? messages.noTime : formatDuration(minutes));

/** Returns a sentence for each kind of clash in the cart. */
export function clashSummaries(lines: readonly CartLine[]): readonly Clash[] {
  const found = findOverlaps(lines);
  const titleOf = (id: string) => lines.find((line) => line.id === id)?.title ?? '';
  const overlapping = [...new Set(lines.filter(({ id }) => found.has(id)).map(({ title }) => title))];
  const gaps = findTightGaps(lines).map(({ from, to }) => messages.tightPair(titleOf(from), titleOf(to)));
  return [
    ...(overlapping.length > 0
      ? [{ text: messages.overlapSummary(overlapping.join(', ')), hint: messages.overlapHint }]
      : []),
    ...(gaps.length > 0
      ? [{ text: messages.tightGapSummary([...new Set(gaps)].join('; ')), hint: messages.tightGapHint }]
      : []),
  ];
}
