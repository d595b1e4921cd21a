import { type CalendarDate, toDubaiDate } from '@aitours/domain/dates';
import { type ActivityFares, findLowestPrices, findPricesOn, type SeasonalPrices } from '@aitours/domain/pricing';
import { and, asc, eq, gt, isNotNull, type SQL } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../database.ts';
import { activities } from '../schema.ts';
import { inTransaction } from '../transaction.ts';
import { seasonPrice } from './seasonPrice.ts';

type Activity = typeof activities.$inferSelect;
type PricedRow = Pick<Activity, 'basePrice' | 'childPrice' | 'priceSeasons'>;

/** Returns the prices of an activity as the rules read them. */
export const pricesOf = ({ basePrice, childPrice, priceSeasons }: PricedRow): SeasonalPrices => ({
  fares: { adult: basePrice, child: childPrice },
  seasons: priceSeasons ?? [],
});

/** Returns the fares of an activity on a date. */
export const faresOn = (row: PricedRow & Pick<Activity, 'privatePrice'>, date: CalendarDate): ActivityFares => ({
  ...findPricesOn(pricesOf(row), date),
  ...(row.privatePrice === null ? {} : { private: row.privatePrice }),
});

/** Returns the lowest price of an adult on the dates ahead; null without price seasons. */
export const findLowestPrice = (row: PricedRow & Pick<Activity, 'timeSlots'>, today: CalendarDate): number | null =>
  row.priceSeasons ? findLowestPrices({ ...pricesOf(row), slots: row.timeSlots.map(toSlot) }, today).adult : null;

const toSlot = ({ availableDays, ...slot }: Activity['timeSlots'][number]) => ({ ...slot, weekdays: availableDays });

/** The price of an adult on the date of `freeValues`. */
export const priceOnDate: SQL<number> = seasonPrice(activities.priceSeasons, activities.basePrice);

const batchSize = 500;

const { id, basePrice, childPrice, priceSeasons, lowestPrice, timeSlots } = activities;
const columns = { id, basePrice, childPrice, priceSeasons, lowestPrice, timeSlots };

/** Returns the job that stores the lowest prices again: a season that has ended no longer counts. */
export const lowestPricesJob = (db: Database, clock: Clock) => async (): Promise<void> => {
  const today = toDubaiDate(clock.now());
  for (let after: string | undefined = ''; after !== undefined; ) after = await storeLowestPrices(db, today, after);
};

/** @returns the id of the last activity; undefined after the last batch */
async function storeLowestPrices(db: Database, today: CalendarDate, after: string): Promise<string | undefined> {
  const rows = await db
    .select(columns)
    .from(activities)
    .where(and(isNotNull(priceSeasons), gt(id, after)))
    .orderBy(asc(id))
    .limit(batchSize);
  for (const row of rows)
    if (findLowestPrice(row, today) !== row.lowestPrice) await storeLowestPrice(db, row.id, today);
  return rows.length < batchSize ? undefined : rows.at(-1)?.id;
}

/** Staff may change the seasons meanwhile, so they are read again. */
const storeLowestPrice = (db: Database, activityId: string, today: CalendarDate): Promise<void> =>
  inTransaction(db, async (tx) => {
    const isActivity = eq(id, activityId);
    const [row] = await tx.select(columns).from(activities).where(isActivity).for('update');
    if (row)
      await tx
        .update(activities)
        .set({ lowestPrice: findLowestPrice(row, today) })
        .where(isActivity);
  });
