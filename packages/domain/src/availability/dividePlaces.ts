/** The places of a departure that a line wants. */
export interface WantedPlaces {
  /** Equal for lines of the same departure: of one date, time and kind of place. */
  readonly departure: string;
  readonly count: number;
  /** Whether it takes the whole departure, so that nobody else can come. */
  readonly isPrivate: boolean;
  /** The places left for it if no other line takes any; null: no limit. */
  readonly left: number | null;
}

/** The places of a departure that remain for a line. */
export interface RemainingPlaces {
  /** The places that the earlier lines leave for it; null: no limit. */
  readonly left: number | null;
  readonly fits: boolean;
  /** The places that the earlier lines keep. */
  readonly kept: number;
}

/**
 * Divides the places of departures among lines that are booked together, in their order: the earlier lines keep their
 * places, and a line that doesn't fit takes none.
 *
 * @example dividePlaces([{ departure: 'dunes', count: 6, isPrivate: false, left: 10 }, { departure: 'dunes', count: 6, isPrivate: false, left: 10 }])[1] // { left: 4, fits: false, kept: 6 }
 * @example dividePlaces([{ departure: 'dunes', count: 6, isPrivate: true, left: 10 }, { departure: 'dunes', count: 1, isPrivate: false, left: 10 }])[1] // { left: 0, fits: false, kept: 6 }
 */
export function dividePlaces(lines: readonly WantedPlaces[]): RemainingPlaces[] {
  const departures = new Map<string, { kept: number; hasPrivate: boolean }>();
  return lines.map(({ departure, count, isPrivate, left: all }) => {
    const { kept, hasPrivate } = departures.get(departure) ?? { kept: 0, hasPrivate: false };
    const isTaken = hasPrivate || (isPrivate && kept > 0);
    const left = isTaken ? 0 : all === null ? null : Math.max(0, all - kept);
    const fits = left === null || count <= left;
    if (fits) departures.set(departure, { kept: kept + count, hasPrivate: isPrivate });
    return { left, fits, kept };
  });
}
