import type { Schema } from '@aitours/api-client';
import { type CartItem, hasSameTicket, parseCartItem } from '@aitours/domain/cart';
import { type CalendarDate, formatDate, formatTime } from '@aitours/domain/dates';
import { parseFils } from '@aitours/domain/money';
import {
  type AgeLimit,
  describeAgesWithoutTicket,
  describeAgesWithoutType,
  formatMemberCount,
  getTicketAges,
  limitAges,
  parseTicketAges,
} from '@aitours/domain/party';
import {
  type DatedFares,
  findPricesOn,
  parseTicketSeason,
  quoteTicket,
  type TicketFares,
} from '@aitours/domain/pricing';
import type { PriceLine } from '@aitours/ui';
import type { PriceFormat } from '../../platform/usePriceFormat.ts';
import { messages } from './messages.ts';

export type TicketType = Schema<'TicketType'>;
export type TicketSlot = Schema<'TicketTimeSlot'>;

/** Returns the fares of a ticket type on a date, in a slot (CONST-15, CONST-16). */
export function getFares(
  { adult_price, child_price, price_seasons = [] }: TicketType,
  date: CalendarDate,
  slot?: TicketSlot,
): DatedFares<TicketFares> {
  const fares = {
    adult: parseFils(adult_price),
    child: child_price === null ? null : parseFils(child_price),
    adjustment: slot ? parseFils(slot.price_adjustment) : 0,
  };
  return findPricesOn({ fares, seasons: price_seasons.map(parseTicketSeason) }, date);
}

/**
 * Returns the event's dates from today on (TICKET-22).
 *
 * @example openDates(['2030-03-01', '2030-03-04'], '2030-03-02') // ['2030-03-04']
 * @example openDates([], '2030-03-02') // []
 */
export const openDates = (dates: readonly CalendarDate[], today: CalendarDate): CalendarDate[] =>
  dates.filter((date) => date >= today).sort();

/**
 * Returns whether the cart has this ticket type on this date and time (TICKET-37, TICKET-38). Unreadable cart items are
 * ignored.
 */
export function isInCart(
  items: readonly Schema<'CartItem'>[],
  choice: { readonly type: TicketType; readonly date: CalendarDate; readonly slot: TicketSlot },
): boolean {
  const lines: CartItem[] = items.filter(({ item_type }) => item_type === 'ticket').map(parseCartItem);
  return hasSameTicket(lines, { ticketTypeId: choice.type.id, date: choice.date, time: choice.slot.time });
}

export interface ShownTicketQuote {
  readonly lines: PriceLine[];
  readonly total: string;
}

/** Prices the tickets and formats the lines for the panel. */
export function formatTicketQuote(
  fares: TicketFares,
  quantities: { adults: number; children: number },
  format: PriceFormat,
): ShownTicketQuote {
  const { adults, children } = quantities;
  const quote = quoteTicket(fares, { adults, children });
  const lines = quote.lines.flatMap((line): PriceLine[] => {
    if ((line.kind !== 'adults' && line.kind !== 'children') || line.count === 0) return [];
    const label = formatMemberCount(line.kind, line.count);
    if (line.amount === 0) return [{ label, amount: messages.free }];
    return [{ label, detail: messages.each(format(line.amount / line.count)), amount: format(line.amount) }];
  });
  return { lines, total: format(quote.total) };
}

/** Formats the choice so far. */
export const describeChoice = (
  date: CalendarDate | null,
  type: TicketType | undefined,
  slot: TicketSlot | undefined,
): string =>
  messages.chosen([
    ...(date ? [formatDate(date)] : []),
    ...(type ? [type.name] : []),
    ...(slot ? [formatTime(slot.time)] : []),
  ]);

/** What the quantities say about the ages of a ticket type. */
export interface TicketLimits {
  readonly adults: AgeLimit;
  /** Undefined: no child ticket is sold. */
  readonly children: AgeLimit | undefined;
}

/** Compares the ages of a ticket type with the youngest that its attraction takes. */
export function getTicketLimits(type: TicketType, minAge: number | undefined): TicketLimits {
  const { adults, children } = getTicketAges(parseTicketAges(type));
  return { adults: limitAges(adults, minAge), children: children ? limitAges(children, minAge) : undefined };
}

/** Says for whom there is no ticket of a type, and of the attraction at all. */
export function describeMissing({ ticket_types, facts }: Schema<'Event'>): {
  readonly ofType: (type: TicketType) => string[];
  readonly ofAll: string[];
} {
  const types = ticket_types.map(parseTicketAges);
  return {
    ofType: (type) => describeAgesWithoutType(parseTicketAges(type), types, facts?.min_age),
    ofAll: describeAgesWithoutTicket(types, facts?.min_age),
  };
}

/** Returns the ages of a ticket type's children, compared with those that the attraction takes. */
export const findChildAges = ({ facts }: Pick<Schema<'Event'>, 'facts'>, type: TicketType | undefined) =>
  type && getTicketLimits(type, facts?.min_age).children;
