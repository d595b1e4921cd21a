import type { CalendarDate } from '../dates/index.ts';
import { type Decimal, parseFils } from '../money/index.ts';
import type { PriceSeason, SeasonalPrices } from './priceSeasons.ts';
import type { TourFares } from './quoteTour.ts';

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

/** The prices of a tour on the wire. The prices of children follow from that of an adult, in seasons as well. */
export interface WireTourPrices {
  readonly base_price: Decimal;
  readonly price_seasons?: readonly WireSeason[] | undefined;
}

/**
 * Converts the prices of a tour from the wire.
 *
 * @example parseTourPrices({ base_price: '1000.00' }) // { fares: { adult: 1000_00, child: null }, seasons: [] }
 * @example parseTourPrices({ base_price: '1000.00', price_seasons: [winter] }).seasons[0]?.adult // 300_00
 */
export const parseTourPrices = ({ base_price, price_seasons = [] }: WireTourPrices): SeasonalPrices<TourFares> => ({
  fares: { adult: parseFils(base_price), child: null },
  seasons: price_seasons.map(parseTourSeason),
});

/**
 * Converts a price season of a tour from the wire.
 *
 * @example parseTourSeason(winter).adult // 300_00
 * @example parseTourSeason(winter).child // null
 */
export const parseTourSeason = (season: WireSeason): PriceSeason<null> => ({ ...parseSeason(season), child: null });

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
