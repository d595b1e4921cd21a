import { operation } from '../../contract/operation.ts';
import { type ProductSales, readProductSales } from '../../db/productSales.ts';
import { sheetHeaders, toDirhams, writeSheet } from '../../exports/sheet.ts';
import { readPeriod } from './readPeriod.ts';

/** New columns are added at the end. */
const columns = [
  'product_type',
  'product_id',
  'title',
  'bookings',
  'people',
  'revenue_aed',
  'places_sold',
  'places_offered',
  'cart_additions',
  'cart_bookings',
  'bookings_planner',
  'bookings_cart',
  'bookings_direct',
  'bookings_transfer',
  'bookings_unknown',
];

/** Returns what was sold of each product in a period as a file for spreadsheets (GAP-59). */
export const exportSales = operation(
  'exportSales',
  async ({ path: { format }, query, db }) => {
    const period = readPeriod(query);
    const sales = await readProductSales(db, period);
    const rows = sales.map(toRow);
    const body = await writeSheet(format, { name: 'Sales', columns, rows });
    return { status: 200, body, headers: sheetHeaders(format, `sales-${period.start}-${period.end}`) };
  },
  { limits: ({ user }) => [{ bucket: `export user ${user.id}`, max: 20, seconds: 3600 }] },
);

const toRow = ({ productType, productId, title, bookings, people, revenue, places, cart, channels }: ProductSales) => [
  productType,
  productId,
  title,
  bookings,
  people,
  toDirhams(revenue),
  places?.sold ?? null,
  places?.offered ?? null,
  cart?.added ?? null,
  cart?.booked ?? null,
  channels.planner,
  channels.cart,
  channels.direct,
  channels.transfer,
  channels.unknown,
];
