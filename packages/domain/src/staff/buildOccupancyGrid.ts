import type { CalendarDate } from '../dates/index.ts';

/** The places of a ticket type on a date at a time. */
export interface SlotPlaces {
  readonly date: CalendarDate;
  readonly timeSlotId: string;
  readonly capacity: number;
  readonly available: number;
}

/** The occupancy of a date and time, over all ticket types. */
export interface Occupancy {
  readonly booked: number;
  readonly capacity: number;
  /** Whole percent, rounded down: 100 only if no place is left. */
  readonly percent: number;
}

/** The occupancy of a time slot on each of the dates. */
export interface OccupancyRow {
  readonly timeSlotId: string;
  /** One for each of the dates; null if no slot is open. */
  readonly cells: readonly (Occupancy | null)[];
}

/**
 * Builds a grid of the occupancy: a row for each time slot, a column for each date.
 *
 * @param slots in any order
 * @example buildOccupancyGrid([{ date: '2026-12-18', timeSlotId: '1', capacity: 10, available: 4 }], ['1'], ['2026-12-18']) // [{ timeSlotId: '1', cells: [{ booked: 6, capacity: 10, percent: 60 }] }]
 * @example buildOccupancyGrid([], ['1'], ['2026-12-18']) // [{ timeSlotId: '1', cells: [null] }]
 */
export function buildOccupancyGrid(
  slots: readonly SlotPlaces[],
  timeSlotIds: readonly string[],
  dates: readonly CalendarDate[],
): OccupancyRow[] {
  const cells = Map.groupBy(slots, ({ date, timeSlotId }) => `${timeSlotId} ${date}`);
  return timeSlotIds.map((timeSlotId) => ({
    timeSlotId,
    cells: dates.map((date) => sumOccupancy(cells.get(`${timeSlotId} ${date}`) ?? [])),
  }));
}

function sumOccupancy(slots: readonly SlotPlaces[]): Occupancy | null {
  let capacity = 0;
  let booked = 0;
  for (const slot of slots) {
    capacity += slot.capacity;
    booked += slot.capacity - slot.available;
  }
  if (capacity === 0) return null;
  return { booked, capacity, percent: Math.floor((booked / capacity) * 100) };
}
