import type { Schema } from '@aitours/api-client';
import { type CalendarDate, getWeekday } from '@aitours/domain/dates';
import { formatWireAmount, parseFils } from '@aitours/domain/money';
import {
  type PricePlan,
  parseTicketSeason,
  planPriceEdit,
  type SeasonalPrices,
  type SeasonFares,
} from '@aitours/domain/pricing';
import { checkEditDates } from '@aitours/domain/stock';
import { checkAmount, checkRequired, dropMissing, toAmount } from '../shared/fieldChecks.ts';
import { type PriceSeasonRow, toSeasonRows } from '../shared/seasonsDraft.ts';
import { allWeekdays } from '../shared/weekdays.ts';
import { availabilityMessages } from './availabilityMessages.ts';
import { priceMessages as messages } from './priceMessages.ts';

export type StockPrices = Schema<'StockPrices'>;

/** What is chosen for the prices of some dates, as it was typed. */
export interface PriceDraft {
  readonly kind: 'other' | 'regular';
  readonly adult: string;
  /** Unused if there are no tickets for children. */
  readonly child: string;
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  /** 0 = Sunday. */
  readonly weekdays: readonly number[];
}

/** Returns the draft of another price for one date. */
export const startPriceDraft = (date: CalendarDate): PriceDraft => ({
  kind: 'other',
  adult: '',
  child: '',
  name: '',
  startDate: date,
  endDate: date,
  weekdays: allWeekdays,
});

/** Returns the draft for one date; the prices stay as they were typed. */
export const movePriceDraft = (draft: PriceDraft, date: CalendarDate): PriceDraft => ({
  ...draft,
  startDate: date,
  endDate: date,
  weekdays: draft.weekdays.includes(getWeekday(date)) ? draft.weekdays : allWeekdays,
});

/** Returns the prices as the rules read them. */
export const parseStockPrices = (prices: StockPrices): SeasonalPrices<SeasonFares> => ({
  fares: {
    adult: parseFils(prices.adult_price),
    child: prices.child_price === null ? null : parseFils(prices.child_price),
  },
  seasons: (prices.price_seasons ?? []).map(parseTicketSeason),
});

/** Returns the messages of a draft's errors, by field in the order of the form. @param today in Dubai */
export function checkPriceDraft(prices: StockPrices, draft: PriceDraft, today: CalendarDate): Record<string, string> {
  const { kind, startDate, endDate, weekdays } = draft;
  const isOther = kind === 'other';
  const { errors } = availabilityMessages;
  const dates = { startDate: startDate || today, endDate: endDate || startDate || today };
  const found = checkEditDates({ ...dates, weekdays, excludedDates: [] }, today);
  const noDate = found.excludedDates && weekdays.length > 0;
  return dropMissing({
    adult: isOther ? checkRequired(draft.adult, checkAmount) : undefined,
    child: isOther && prices.child_price !== null ? checkRequired(draft.child, checkAmount) : undefined,
    name: isOther ? checkRequired(draft.name) : undefined,
    startDate: startDate === '' ? errors.startDate.missing : found.startDate && errors.startDate[found.startDate],
    endDate: endDate === '' ? errors.endDate.missing : found.endDate && errors.endDate[found.endDate],
    weekdays: weekdays.length === 0 ? errors.weekdays.none : noDate ? messages.noDate : undefined,
  });
}

/** Plans a valid draft. */
export function planPrices(prices: StockPrices, draft: PriceDraft): PricePlan {
  const { kind, adult, child, name, startDate, endDate, weekdays } = draft;
  return planPriceEdit(parseStockPrices(prices), {
    name: name.trim(),
    startDate,
    endDate,
    ...(weekdays.length < allWeekdays.length && { weekdays }),
    ...(kind === 'other' && {
      prices: {
        adult: parseFils(toAmount(adult)),
        child: prices.child_price === null ? null : parseFils(toAmount(child)),
      },
    }),
  });
}

/** Returns price seasons as the form of a product has them. */
export const toPlannedRows = ({ seasons }: Pick<PricePlan, 'seasons'>): PriceSeasonRow[] =>
  toSeasonRows(
    seasons.map(({ name, startDate, endDate, weekdays, adult, child }) => ({
      name,
      start_date: startDate,
      end_date: endDate,
      ...(weekdays && { weekdays }),
      adult_price: formatWireAmount(adult),
      child_price: child === null ? null : formatWireAmount(child),
    })),
  );

/** Whether all dates have the same prices. */
export const haveSamePrices = (one: SeasonalPrices<SeasonFares>, other: SeasonalPrices<SeasonFares>): boolean =>
  describePrices(one) === describePrices(other);

const describePrices = ({ fares, seasons }: SeasonalPrices<SeasonFares>): string =>
  JSON.stringify([
    fares.adult,
    fares.child,
    seasons.map(({ name, startDate, endDate, weekdays, adult, child }) => [
      ...[name, startDate, endDate, adult, child],
      weekdays ?? allWeekdays,
    ]),
  ]);
