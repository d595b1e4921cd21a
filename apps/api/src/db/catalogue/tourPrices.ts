import { type CalendarDate, toDubaiDate } from '@aitours/domain/dates';
import { findLowestTourPrice, findPricesOn, type SeasonalPrices, type TourFares } from '@aitours/domain/pricing';
import { eq, isNotNull } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../database.ts';
import { tours } from '../schema.ts';
import { inTransaction } from '../transaction.ts';

type PricedRow = Pick<typeof tours.$inferSelect, 'basePrice' | 'priceSeasons'>;

const pricesOf = ({ basePrice, priceSeasons }: PricedRow): SeasonalPrices<TourFares> => ({
  fares: { adult: basePrice, child: null },
  seasons: priceSeasons ?? [],
});

/** Returns the price of an adult of a tour that starts on a date. */
export const tourFareOn = (row: PricedRow, date: CalendarDate): number => findPricesOn(pricesOf(row), date).adult;

/** Returns the lowest price of an adult on the dates ahead; null without price seasons. */
export const findLowestPrice = (row: PricedRow, today: CalendarDate): number | null =>
  row.priceSeasons ? findLowestTourPrice(pricesOf(row), today) : null;

const { id, basePrice, priceSeasons, lowestPrice } = tours;
const columns = { id, basePrice, priceSeasons, lowestPrice };

/** Returns the job that stores the lowest prices of tours again: a season that has ended no longer counts. */
export const lowestTourPricesJob = (db: Database, clock: Clock) => async (): Promise<void> => {
  const today = toDubaiDate(clock.now());
  const rows = await db.select(columns).from(tours).where(isNotNull(priceSeasons));
  for (const row of rows)
    if (findLowestPrice(row, today) !== row.lowestPrice) await storeLowestPrice(db, row.id, today);
};

/** Staff may change the seasons meanwhile, so they are read again. */
const storeLowestPrice = (db: Database, tourId: string, today: CalendarDate): Promise<void> =>
  inTransaction(db, async (tx) => {
    const [row] = await tx.select(columns).from(tours).where(eq(id, tourId)).for('update');
    if (row)
      await tx
        .update(tours)
        .set({ lowestPrice: findLowestPrice(row, today) })
        .where(eq(id, tourId));
  });
