import { type CalendarDate, toDubaiDate } from '@aitours/domain/dates';
import { type AnyColumn, and, asc, eq, gt, isNotNull, type SQL } from 'drizzle-orm';
import type { Clock } from '../../lib/clock.ts';
import type { Database } from '../database.ts';
import { inTransaction } from '../transaction.ts';

const batchSize = 500;

interface WithId {
  readonly id: string;
}

/** A select statement before its order. */
interface Select<Row> {
  orderBy(order: SQL): { limit(rows: number): PromiseLike<Row[]> };
}

interface LockingSelect<Row> extends Select<Row> {
  for(strength: 'update'): PromiseLike<Row[]>;
}

interface SeasonalProducts<Row> {
  readonly id: AnyColumn;
  /** Matches the products whose lowest price is stored; undefined: all. */
  readonly isPriced: SQL | undefined;
  readonly select: (db: Database, where: SQL | undefined) => Select<Row>;
  /** Stores the lowest price of a product again. */
  readonly store: (db: Database, row: Row, today: CalendarDate) => Promise<void>;
}

/** Creates a job that stores the lowest prices of products again: dates pass, and seasons end. */
export const createLowestPricesJob =
  <Row extends WithId>({ id, isPriced, select, store }: SeasonalProducts<Row>) =>
  (db: Database, clock: Clock) =>
  async (): Promise<void> => {
    const today = toDubaiDate(clock.now());
    for (let after: string | undefined = ''; after !== undefined; ) {
      const next = select(db, and(isPriced, gt(id, after)));
      const rows: readonly Row[] = await next.orderBy(asc(id)).limit(batchSize);
      for (const row of rows) await store(db, row, today);
      after = rows.length < batchSize ? undefined : rows.at(-1)?.id;
    }
  };

interface PricedProducts<Row> extends Omit<SeasonalProducts<Row>, 'store' | 'isPriced'> {
  readonly priceSeasons: AnyColumn;
  readonly select: (db: Database, where: SQL | undefined) => LockingSelect<Row>;
  readonly findLowestPrice: (row: Row, today: CalendarDate) => number | null;
  readonly update: (tx: Database, where: SQL, lowestPrice: number | null) => PromiseLike<unknown>;
}

/** Creates the job for products whose lowest price follows from their row. */
export function createLowestRowPricesJob<Row extends WithId & { readonly lowestPrice: number | null }>(
  products: PricedProducts<Row>,
) {
  const { id, select, findLowestPrice, update } = products;
  const store = async (db: Database, row: Row, today: CalendarDate): Promise<void> => {
    if (findLowestPrice(row, today) === row.lowestPrice) return;
    const isRow = eq(id, row.id);
    await inTransaction(db, async (tx) => {
      // Staff may change the seasons meanwhile, so they are read again.
      const [current] = await select(tx, isRow).for('update');
      if (current) await update(tx, isRow, findLowestPrice(current, today));
    });
  };
  return createLowestPricesJob({ ...products, isPriced: isNotNull(products.priceSeasons), store });
}
