import { fromDubaiTime } from '../dates/index.ts';
import { type GeoPoint, getDriveMinutes } from '../planner/index.ts';
import type { CartItem } from './cartItem.ts';

/** The parts of an item that decide whether there is time to get from it to another. */
export interface PlacedItem extends Pick<CartItem, 'id' | 'date' | 'time' | 'durationMinutes' | 'point'> {
  /** Where a transfer ends. Absent: where it starts. */
  readonly endPoint?: GeoPoint;
}

/** Two items with less time between them than the way takes. */
export interface TightGap {
  /** The id of the one that ends first. */
  readonly from: string;
  readonly to: string;
  /** Between them. */
  readonly minutes: number;
  /** What the way by road takes, estimated. */
  readonly travelMinutes: number;
}

const MILLISECONDS_PER_MINUTE = 60_000;

/**
 * Finds the pairs of items that don't overlap but leave too little time to get from one place to the other. Items without
 * a place, a time or a duration are left out.
 *
 * @example findTightGaps([kayakInAbuDhabiUntil9, deckInDubaiAt10]) // [{ from: 'kayak', to: 'deck', minutes: 60, travelMinutes: 99 }]
 */
export function findTightGaps(items: readonly PlacedItem[]): readonly TightGap[] {
  const placed = items.flatMap((item) => toPlaced(item) ?? []);
  return placed.flatMap((one) =>
    placed.flatMap((other) => {
      const minutes = other.from - one.until;
      if (one === other || minutes < 0) return [];
      const travelMinutes = getDriveMinutes(one.endPoint, other.point);
      return minutes < travelMinutes ? [{ from: one.id, to: other.id, minutes, travelMinutes }] : [];
    }),
  );
}

interface Placed {
  readonly id: string;
  readonly point: GeoPoint;
  readonly endPoint: GeoPoint;
  /** Start and end, in minutes. */
  readonly from: number;
  readonly until: number;
}

function toPlaced({ id, date, time, durationMinutes, point, endPoint = point }: PlacedItem): Placed | undefined {
  if (date === undefined || time === undefined || durationMinutes === undefined || !point || !endPoint)
    return undefined;
  const from = fromDubaiTime(date, time).getTime() / MILLISECONDS_PER_MINUTE;
  return { id, point, endPoint, from, until: from + durationMinutes };
}
