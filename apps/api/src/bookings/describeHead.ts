import { findEarliestStart } from '@aitours/domain/booking';

interface BookedStart {
  readonly title: string;
  readonly date: string;
  readonly time: string | null;
}

/** Returns the title of a booking and its earliest start, on which the refund depends (GAP-31). */
export function describeHead(lines: readonly BookedStart[]): BookedStart {
  const first = findEarliestStart(lines);
  const [named, ...more] = lines;
  if (!first || !named) throw new Error('A booking has at least one line');
  const title = more.length === 0 ? named.title : `${named.title} and ${more.length} more`;
  return { title, date: first.date, time: first.time };
}
