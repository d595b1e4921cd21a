import type { Schema } from '@aitours/api-client';
import { addDays, type CalendarDate, formatDate } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import {
  type GroupSize,
  getTravellerLimits,
  type Limits,
  type TravellerKind,
  type Travellers,
} from '@aitours/domain/party';
import {
  type DatedFares,
  findPricesOn,
  parseTourPrices,
  type Quote,
  type QuoteLine,
  quoteTour,
  type TourChoice,
  type TourFares,
} from '@aitours/domain/pricing';
import type { PriceLine } from '@aitours/ui';
import { messages } from './messages.ts';

type Tour = Pick<
  Schema<'Tour'>,
  'base_price' | 'from_price' | 'price_seasons' | 'min_group_size' | 'max_group_size' | 'duration_days'
>;
type Start = CalendarDate | undefined;

export const getGroup = ({ min_group_size, max_group_size }: Tour): GroupSize => ({
  min: min_group_size,
  max: max_group_size,
});

/** Returns the limits of each kind of travellers, given the others (TOUR-22, TOUR-23). */
export const getLimits = (tour: Tour, travellers: Travellers): Record<TravellerKind, Limits> =>
  getTravellerLimits(getGroup(tour), travellers);

const noTravellers: Travellers = { adults: 0, children512: 0, children25: 0, infants: 0 };

/** Returns the fares of a tour that starts on a date; without a date, the lowest of the dates ahead. */
function getFares(tour: Tour, start: Start): DatedFares<TourFares> {
  const prices = parseTourPrices(tour);
  return start === undefined ? { ...prices.fares, adult: parseFils(tour.from_price) } : findPricesOn(prices, start);
}

/** Formats the price of an adult, with what the date has to do with it. */
export function getAdultPrice(tour: Tour, start: Start): string {
  const { adult, season } = getFares(tour, start);
  const price = messages.perAdult(formatPrice(adult));
  if (!tour.price_seasons) return price;
  if (start === undefined) return messages.fromPrice(price);
  return season === undefined ? messages.regularPrice(price) : messages.seasonPrice(season, price);
}

/** Formats the fare of one kind of traveller. */
export function getFare(tour: Tour, kind: TravellerKind, start: Start): string {
  const travellers = { ...noTravellers, [kind]: 1 };
  const { total } = quoteTourPlan(tour, { start, travellers, days: [] });
  return total === 0 ? messages.free : messages.each(formatPrice(total));
}

export interface ShownTourQuote {
  readonly lines: PriceLine[];
  readonly total: string;
}

/**
 * Formats the tour's price for the panel (TOUR-24). Kinds of travellers without members are omitted.
 *
 * @param isPending a chosen option's price is still loading, so the total is unknown
 */
export function formatTourQuote(quote: Quote, { infants }: Travellers, isPending = false): ShownTourQuote {
  const free = infants > 0 ? [{ label: messages.infantsLine(infants), amount: messages.free }] : [];
  const isPerson = ({ kind }: QuoteLine) => kind !== 'room' && kind !== 'vehicle' && kind !== 'activity';
  const pending = isPending ? [{ label: messages.pendingLine, amount: messages.pending }] : [];
  return {
    lines: [
      ...quote.lines.filter(isPerson).flatMap(shownLine),
      ...free,
      ...quote.lines.filter((line) => !isPerson(line)).flatMap(shownLine),
      ...pending,
    ],
    total: isPending ? messages.pending : formatPrice(quote.total),
  };
}

function shownLine(line: QuoteLine): PriceLine[] {
  const amount = formatPrice(line.amount);
  switch (line.kind) {
    case 'adults':
    case 'children512':
    case 'children25':
      return line.count === 0 ? [] : [{ label: messages.lineLabel(line.kind, line.count), amount }];
    case 'room':
    case 'vehicle':
    case 'activity':
      return [{ label: messages.dayLine(line.day, line.name), amount }];
    default:
      return [];
  }
}

interface PricedPlan extends TourChoice {
  /** The first day. */
  readonly start: Start;
}

/** Prices the tour for this date, these travellers and choices (CONST-02 to CONST-08). */
export const quoteTourPlan = (tour: Tour, { start, ...choice }: PricedPlan): Quote =>
  quoteTour(getFares(tour, start).adult, choice);

/** Formats travellers: "2 adults, 1 child 5-12, 1 infant". */
export function formatPeople(travellers: Travellers): string {
  const { adults, children512, children25, infants } = travellers;
  return [
    adults > 0 && messages.lineLabel('adults', adults),
    children512 > 0 && messages.lineLabel('children512', children512),
    children25 > 0 && messages.lineLabel('children25', children25),
    infants > 0 && messages.infantsLine(infants),
  ]
    .filter((text) => text !== false)
    .join(', ');
}

/**
 * Formats the tour's date range.
 *
 * @example formatTravelDates({ …, duration_days: 4 }, '2026-12-18') // 'Fri 18 December 2026 to Mon 21 December 2026'
 * @example formatTravelDates({ …, duration_days: 1 }, '2026-12-18') // 'Fri 18 December 2026'
 */
export const formatTravelDates = ({ duration_days }: Pick<Tour, 'duration_days'>, start: CalendarDate): string =>
  duration_days > 1
    ? messages.travelDates(formatDate(start), formatDate(addDays(start, duration_days - 1)))
    : formatDate(start);
