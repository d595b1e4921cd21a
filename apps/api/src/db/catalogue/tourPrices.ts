import type { CalendarDate } from '@aitours/domain/dates';
import { findLowestTourPrice, findPricesOn, type SeasonalPrices, type TourFares } from '@aitours/domain/pricing';
import { tours } from '../schema.ts';
import { createLowestRowPricesJob } from './lowestPricesJob.ts';

type PricedRow = Pick<typeof tours.$inferSelect, 'basePrice' | 'priceSeasons'>;

const toSeasonalPrices = ({ basePrice, priceSeasons }: PricedRow): SeasonalPrices<TourFares> => ({
  fares: { adult: basePrice, child: null },
  seasons: priceSeasons ?? [],
});

/** Returns the price of an adult of a tour that starts on a date. */
export const getTourFareOn = (row: PricedRow, date: CalendarDate): number =>
  findPricesOn(toSeasonalPrices(row), date).adult;

/** Returns the lowest price of an adult on the dates ahead; null without price seasons. */
export const findLowestPrice = (row: PricedRow, today: CalendarDate): number | null =>
  row.priceSeasons ? findLowestTourPrice(toSeasonalPrices(row), today) : null;

const { id, basePrice, priceSeasons, lowestPrice } = tours;
const columns = { id, basePrice, priceSeasons, lowestPrice };

/** The job for tours. */
export const lowestTourPricesJob = createLowestRowPricesJob<Pick<typeof tours.$inferSelect, keyof typeof columns>>({
  id,
  priceSeasons,
  findLowestPrice,
  select: (db, where) => db.select(columns).from(tours).where(where),
  update: (tx, where, price) => tx.update(tours).set({ lowestPrice: price }).where(where),
});
