import type { CalendarDate } from '../dates/index.ts';
import { type Decimal, parseFils } from '../money/index.ts';
import type { PriceSeason } from './priceSeasons.ts';

interface WireSeason {
  readonly name: string;
  readonly start_date: CalendarDate;
  readonly end_date: CalendarDate;
  readonly weekdays?: readonly number[] | undefined;
  readonly adult_price: Decimal;
}

/** A price season of an activity on the wire. */
export interface WirePriceSeason extends WireSeason {
  readonly child_price: Decimal;
}

/** A price season of a ticket type on the wire. */
export interface WireTicketSeason extends WireSeason {
  /** Null if there are no tickets for children. */
  readonly child_price: Decimal | null;
}

/**
 * Converts a price season of an activity from the wire.
 *
 * @example parsePriceSeason(winter).adult // 300_00
 * @example parsePriceSeason({ ...winter, weekdays: [5, 6] }).weekdays // [5, 6]
 */
export const parsePriceSeason = (season: WirePriceSeason): PriceSeason => ({
  ...parseSeason(season),
  child: parseFils(season.child_price),
});

/**
 * Converts a price season of a ticket type from the wire.
 *
 * @example parseTicketSeason(winter).child // 210_00
 * @example parseTicketSeason({ ...winter, child_price: null }).child // null
 */
export const parseTicketSeason = (season: WireTicketSeason): PriceSeason<number | null> => ({
  ...parseSeason(season),
  child: season.child_price === null ? null : parseFils(season.child_price),
});

const parseSeason = ({ name, start_date, end_date, weekdays, adult_price }: WireSeason) => ({
  name,
  startDate: start_date,
  endDate: end_date,
  ...(weekdays && { weekdays }),
  adult: parseFils(adult_price),
});
