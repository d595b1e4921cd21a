import { dividePlaces } from '@aitours/domain/availability';
import { getStockKey } from '../../db/stock/stock.ts';
import type { Line } from './line.ts';

/**
 * Returns lines that are booked together, each with the places that the earlier ones of its departure leave for it. A line
 * that is invalid takes no places.
 */
export function sharePlaces<L extends Pick<Line, 'places' | 'placesLeft' | 'error'>>(lines: readonly L[]): L[] {
  const wanting = lines.flatMap((line) =>
    line.places && line.error?.kind !== 'invalid' ? [{ ...line.places, line }] : [],
  );
  const remaining = dividePlaces(
    wanting.map(({ line, ...places }) => ({
      departure: getStockKey(places),
      count: places.count,
      isPrivate: places.of === 'activity' && places.isPrivate === true,
      left: line.placesLeft,
    })),
  );
  const shared = new Map(
    remaining.map(({ left, fits, kept }, index) => [
      wanting[index]?.line,
      { placesLeft: left, keptPlaces: kept, error: fits ? null : ({ kind: 'soldOut' } as const) },
    ]),
  );
  return lines.map((line) => ({ ...line, ...shared.get(line) }));
}
