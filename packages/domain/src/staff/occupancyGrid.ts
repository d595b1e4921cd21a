import type { CalendarDate } from '../dates/index.ts';

/** The places of one ticket type on a date at a time. */
export interface SlotPlaces {
  readonly date: CalendarDate;
  readonly timeSlotId: string;
  readonly capacity: number;
  readonly available: number;
}

/** How full a date and time is, all ticket types together. */
export interface Occupancy {
  readonly booked: number;
  readonly capacity: number;
  /** Whole per cent; full only when nothing is left. */
  readonly percent: number;
}

/** How full one time of day is, on each of the days shown. */
export interface OccupancyRow {
  readonly timeSlotId: string;
  /** One for each of the dates; null where nothing is open. */
  readonly cells: readonly (Occupancy | null)[];
}

/**
 * How full each time of each date is, as a grid: a row for each time, a column for each date.
 *
 * @param slots as the server answers them, in any order
 * @example occupancyGrid([{ date: '2026-12-18', timeSlotId: '1', capacity: 10, available: 4 }], ['1'], ['2026-12-18']) // [{ timeSlotId: '1', cells: [{ booked: 6, capacity: 10, percent: 60 }] }]
 * @example occupancyGrid([], ['1'], ['2026-12-18']) // [{ timeSlotId: '1', cells: [null] }]
 */
export function occupancyGrid(
  slots: readonly SlotPlaces[],
  timeSlotIds: readonly string[],
  dates: readonly CalendarDate[],
): OccupancyRow[] {
  const cells = Map.groupBy(slots, ({ date, timeSlotId }) => `${timeSlotId} ${date}`);
  return timeSlotIds.map((timeSlotId) => ({
    timeSlotId,
    cells: dates.map((date) => occupancyOf(cells.get(`${timeSlotId} ${date}`) ?? [])),
  }));
}

function occupancyOf(slots: readonly SlotPlaces[]): Occupancy | null {
  let capacity = 0;
  let booked = 0;
  for (const slot of slots) {
    capacity += slot.capacity;
    booked += slot.capacity - slot.available;
  }
  if (capacity === 0) return null;
  return { booked, capacity, percent: Math.floor((booked / capacity) * 100) };
}
