import type { CalendarDate } from '@aitours/domain/dates';
import { type ActivityFares, findLowestPrices, findPricesOn, type SeasonalPrices } from '@aitours/domain/pricing';
import type { SQL } from 'drizzle-orm';
import { activities } from '../schema.ts';
import { createLowestRowPricesJob } from './lowestPricesJob.ts';
import { seasonPrice } from './seasonPrice.ts';

type Activity = typeof activities.$inferSelect;
type PricedRow = Pick<Activity, 'basePrice' | 'childPrice' | 'priceSeasons'>;

/** Returns the prices of an activity as the rules read them. */
export const toSeasonalPrices = ({ basePrice, childPrice, priceSeasons }: PricedRow): SeasonalPrices => ({
  fares: { adult: basePrice, child: childPrice },
  seasons: priceSeasons ?? [],
});

/** Returns the fares of an activity on a date. */
export const getFaresOn = (row: PricedRow & Pick<Activity, 'privatePrice'>, date: CalendarDate): ActivityFares => ({
  ...findPricesOn(toSeasonalPrices(row), date),
  ...(row.privatePrice === null ? {} : { private: row.privatePrice }),
});

/** Returns the lowest price of an adult on the dates ahead; null without price seasons. */
export const findLowestPrice = (row: PricedRow & Pick<Activity, 'timeSlots'>, today: CalendarDate): number | null =>
  row.priceSeasons
    ? findLowestPrices({ ...toSeasonalPrices(row), slots: row.timeSlots.map(toSlot) }, today).adult
    : null;

const toSlot = ({ availableDays, ...slot }: Activity['timeSlots'][number]) => ({ ...slot, weekdays: availableDays });

/** The price of an adult on the date of `toFreeValues`. */
export const priceOnDate: SQL<number> = seasonPrice(activities.priceSeasons, activities.basePrice);

const { id, basePrice, childPrice, priceSeasons, lowestPrice, timeSlots } = activities;
const columns = { id, basePrice, childPrice, priceSeasons, lowestPrice, timeSlots };

/** The job for activities. */
export const lowestPricesJob = createLowestRowPricesJob<Pick<Activity, keyof typeof columns>>({
  id,
  priceSeasons,
  findLowestPrice,
  select: (db, where) => db.select(columns).from(activities).where(where),
  update: (tx, where, price) => tx.update(activities).set({ lowestPrice: price }).where(where),
});
