import type { CalendarDate } from '../dates/index.ts';
import { type Decimal, parseFils } from '../money/index.ts';
import type { PriceSeason } from '../pricing/index.ts';

/** A price season on the wire. */
export interface WirePriceSeason {
  readonly name: string;
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
  readonly weekdays?: readonly number[] | undefined;
  readonly adult_price: Decimal;
  readonly child_price: Decimal;
}

/**
 * Converts a price season from the wire.
 *
 * @example parsePriceSeason(winter).adult // 300_00
 * @example parsePriceSeason({ ...winter, weekdays: [5, 6] }).weekdays // [5, 6]
 */
export const parsePriceSeason = ({
  name,
  start_date,
  end_date,
  weekdays,
  ...prices
}: WirePriceSeason): PriceSeason => ({
  name,
  startDate: start_date,
  endDate: end_date,
  ...(weekdays && { weekdays }),
  adult: parseFils(prices.adult_price),
  child: parseFils(prices.child_price),
});
