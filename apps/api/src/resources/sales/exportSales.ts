import { operation } from '../../contract/operation.ts';
import { readProductSales } from '../../db/sales.ts';
import { sheetHeaders, toDirhams, writeSheet } from '../../exports/sheet.ts';
import { readPeriod } from './readPeriod.ts';

const columns = ['product_type', 'product_id', 'title', 'bookings', 'people', 'revenue_aed'];

/** Returns what was sold of each product in a period as a file for spreadsheets (GAP-59). */
export const exportSales = operation(
  'exportSales',
  async ({ path: { format }, query, db }) => {
    const period = readPeriod(query);
    const sales = await readProductSales(db, period);
    const rows = sales.map(({ productType, productId, title, bookings, people, revenue }) => [
      productType,
      productId,
      title,
      bookings,
      people,
      toDirhams(revenue),
    ]);
    const body = await writeSheet(format, { name: 'Sales', columns, rows });
    return { status: 200, body, headers: sheetHeaders(format, `sales-${period.start}-${period.end}`) };
  },
  { limits: ({ user }) => [{ bucket: `export user ${user.id}`, max: 20, seconds: 3600 }] },
);
