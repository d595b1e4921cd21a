import { editorMessages as messages } from './editorMessages.ts';
import { checkAmount, checkRequired, toAmount } from './fieldChecks.ts';
import { type Row, toRow } from './rows.ts';
import { allWeekdays } from './weekdays.ts';

/** A price season in a form; prices as they were typed. */
export type PriceSeasonRow = Row<{
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  /** 0 = Sunday. */
  readonly days: readonly number[];
  readonly adultPrice: string;
  /** Unused if there is no price for children. */
  readonly childPrice: string;
}>;

interface WireSeason {
  readonly name: string;
  readonly start_date: string;
  readonly end_date: string;
  readonly weekdays?: readonly number[];
  readonly adult_price: string;
  /** Absent in seasons of tours. */
  readonly child_price?: string | null;
}

/** A price season as it is sent, without the price of a child. */
export interface SentSeason {
  name: string;
  start_date: string;
  end_date: string;
  weekdays?: number[];
  adult_price: string;
}

/** Returns an empty row. */
export const createSeason = (): PriceSeasonRow =>
  toRow({ name: '', startDate: '', endDate: '', days: allWeekdays, adultPrice: '', childPrice: '' });

/** Returns the rows of price seasons. */
export const toSeasonRows = (seasons: readonly WireSeason[] = []): PriceSeasonRow[] =>
  seasons.map(({ name, start_date, end_date, weekdays, ...prices }) =>
    toRow({
      name,
      startDate: start_date,
      endDate: end_date,
      days: weekdays ?? allWeekdays,
      adultPrice: prices.adult_price,
      childPrice: prices.child_price ?? '',
    }),
  );

/**
 * Returns the price seasons of valid rows; nothing without rows.
 *
 * @param toChildPrice returns the member with the price of a child
 */
export const toSeasons = <ChildPrice extends object>(
  rows: readonly PriceSeasonRow[],
  toChildPrice: (text: string) => ChildPrice,
) =>
  rows.length > 0 && {
    price_seasons: rows.map(({ name, startDate, endDate, days, adultPrice, childPrice }) => ({
      name: name.trim(),
      start_date: startDate,
      end_date: endDate,
      ...(days.length < allWeekdays.length && { weekdays: [...days] }),
      adult_price: toAmount(adultPrice),
      ...toChildPrice(childPrice),
    })),
  };

/**
 * Returns the errors of each field of the rows by its name on the wire.
 *
 * @param path of the list
 */
export function checkSeasons(
  path: string,
  rows: readonly PriceSeasonRow[],
  hasChild: boolean,
): Record<string, string | undefined> {
  const errors: Record<string, string | undefined> = {};
  for (const [at, { name, startDate, endDate, days, adultPrice, childPrice }] of rows.entries()) {
    errors[`${path}.${at}.name`] = checkRequired(name);
    errors[`${path}.${at}.start_date`] = checkRequired(startDate);
    errors[`${path}.${at}.end_date`] = checkRequired(endDate);
    errors[`${path}.${at}.adult_price`] = checkRequired(adultPrice, checkAmount);
    errors[`${path}.${at}.child_price`] = hasChild ? checkRequired(childPrice, checkAmount) : undefined;
    errors[`${path}.${at}.weekdays`] = days.length === 0 ? messages.errors.noWeekday : undefined;
  }
  return errors;
}
