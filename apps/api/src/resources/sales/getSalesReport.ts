import { formatWireAmount } from '@aitours/domain/money';
import { getPeriodBefore, type Period } from '@aitours/domain/sales';
import { operation } from '../../contract/operation.ts';
import { readDailySales, readProductSales, readSalesTotals, type SalesTotals } from '../../db/sales.ts';
import { readPeriod } from './readPeriod.ts';

const maxProducts = 100;

/** Returns what was sold in a period, and in the one before (GAP-59). */
export const getSalesReport = operation('getSalesReport', async ({ query, db }) => {
  const period = readPeriod(query);
  const before = getPeriodBefore(period);
  const [totals, totalsBefore, days, products] = await Promise.all([
    readSalesTotals(db, period),
    readSalesTotals(db, before),
    readDailySales(db, period),
    readProductSales(db, period, maxProducts),
  ]);
  return {
    status: 200,
    body: {
      totals: totalsBody(period, totals),
      before: totalsBody(before, totalsBefore),
      per_day: days.map(({ revenue, ...day }) => ({ ...day, revenue: formatWireAmount(revenue) })),
      products: products.map(({ productType, productId, title, bookings, people, revenue }) => ({
        product_type: productType,
        product_id: productId,
        title,
        bookings,
        people,
        revenue: formatWireAmount(revenue),
      })),
    },
  };
});

const totalsBody = ({ start, end }: Period, { bookings, revenue, averageValue, cancelled, refunded }: SalesTotals) => ({
  start,
  end,
  bookings,
  revenue: formatWireAmount(revenue),
  average_value: averageValue === null ? null : formatWireAmount(averageValue),
  cancelled,
  refunded: formatWireAmount(refunded),
});
