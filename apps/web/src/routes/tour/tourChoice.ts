import type { Schema } from '@aitours/api-client';
import { addDays, type CalendarDate, formatDate } from '@aitours/domain/dates';
import { formatPrice, parseFils } from '@aitours/domain/money';
import {
  defaultTravellers,
  type GroupSize,
  type Limits,
  type TravellerKind,
  type Travellers,
  travellerLimits,
} from '@aitours/domain/party';
import { type QuoteLine, quoteTour } from '@aitours/domain/pricing';
import type { PriceLine } from '@aitours/ui';
import { messages } from './messages.ts';

type Tour = Pick<Schema<'Tour'>, 'base_price' | 'min_group_size' | 'max_group_size' | 'duration_days'>;

const groupOf = ({ min_group_size, max_group_size }: Tour): GroupSize => ({ min: min_group_size, max: max_group_size });

/** Who travels unless more is said (TOUR-21). */
export const usualTravellers = (tour: Tour): Travellers => defaultTravellers(groupOf(tour));

/** TOUR-22, TOUR-23 */
export const limitsOf = (tour: Tour): Record<TravellerKind, Limits> => travellerLimits(groupOf(tour));

const nobody: Travellers = { adults: 0, children512: 0, children25: 0, infants: 0 };

/** What one traveller of a kind pays, as shown. */
export function fareOf(tour: Tour, kind: TravellerKind): string {
  const { total } = quoteTour(parseFils(tour.base_price), { travellers: { ...nobody, [kind]: 1 }, days: [] });
  return total === 0 ? messages.free : messages.each(formatPrice(total));
}

export interface ShownTourQuote {
  readonly lines: PriceLine[];
  readonly total: string;
}

/** The price of the tour, as the rules make it and as the panel shows it (TOUR-24). Who isn't there isn't named. */
export function shownQuote(tour: Tour, travellers: Travellers): ShownTourQuote {
  const quote = quoteTour(parseFils(tour.base_price), { travellers, days: [] });
  const lines = quote.lines.flatMap(shownLine);
  const { infants } = travellers;
  return {
    lines: infants > 0 ? [...lines, { label: messages.infantsLine(infants), amount: messages.free }] : lines,
    total: formatPrice(quote.total),
  };
}

function shownLine(line: QuoteLine): PriceLine[] {
  switch (line.kind) {
    case 'adults':
    case 'children512':
    case 'children25':
      if (line.count === 0) return [];
      return [{ label: messages.lineLabel(line.kind, line.count), amount: formatPrice(line.amount) }];
    default:
      return [];
  }
}

/**
 * From the first day to the last.
 *
 * @example travelDates({ …, duration_days: 4 }, '2026-12-18') // 'Fri 18 December 2026 to Mon 21 December 2026'
 * @example travelDates({ …, duration_days: 1 }, '2026-12-18') // 'Fri 18 December 2026'
 */
export const travelDates = ({ duration_days }: Pick<Tour, 'duration_days'>, start: CalendarDate): string =>
  duration_days > 1
    ? messages.travelDates(formatDate(start), formatDate(addDays(start, duration_days - 1)))
    : formatDate(start);
