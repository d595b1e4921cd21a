import type { CalendarDate } from '../dates/index.ts';

/** A line of a cart, as far as merging needs it. */
export interface MergedLine {
  readonly id: string;
  /** What is chosen, without the number of people: lines with the same key are the same choice twice. */
  readonly key: string;
  readonly date: CalendarDate;
  /** How many people or tickets. */
  readonly count: number;
}

/** What becomes of the lines of a guest's cart, and of the user's. */
export interface CartMerge {
  /** Ids of the guest's lines that move to the user's cart. */
  readonly moved: readonly string[];
  /** Ids of lines of either cart that the user's cart has no need of. */
  readonly dropped: readonly string[];
  /** Ids of the lines that are kept of two with the same key. */
  readonly merged: readonly string[];
  /** Ids of the guest's lines that the user's full cart has no room for. */
  readonly leftOut: readonly string[];
}

/**
 * Decides what becomes of a guest's cart after sign-in (GAP-15). Of the same choice in both carts the larger number is
 * kept, and of equal ones the guest's, which is newer.
 *
 * @param max how many lines a cart may have
 * @example mergeCarts([{ id: 'g', key: 'frame 9:00', date, count: 3 }], [{ id: 'u', key: 'frame 9:00', date, count: 1 }], 50) // moved: ['g'], dropped: ['u'], merged: ['g']
 */
export function mergeCarts(guest: readonly MergedLine[], own: readonly MergedLine[], max: number): CartMerge {
  const pairs = guest.map((line) => ({
    line,
    twin: own.find(({ key, date }) => key === line.key && date === line.date),
  }));
  const isKept = ({ line, twin }: (typeof pairs)[number]) => !twin || line.count >= twin.count;
  const replacing = pairs.filter((pair) => pair.twin && isKept(pair));
  const added = pairs.filter(({ twin }) => !twin).map(({ line }) => line.id);
  const room = Math.max(0, max - own.length);
  return {
    moved: [...replacing.map(({ line }) => line.id), ...added.slice(0, room)],
    dropped: pairs.flatMap((pair) => (pair.twin ? [isKept(pair) ? pair.twin.id : pair.line.id] : [])),
    merged: pairs.flatMap((pair) => (pair.twin ? [isKept(pair) ? pair.line.id : pair.twin.id] : [])),
    leftOut: added.slice(room),
  };
}
