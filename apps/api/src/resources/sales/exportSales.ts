import type { Period } from '@aitours/domain/sales';
import type { Database } from '../../db/database.ts';
import { type ProductSales, readProductSales } from '../../db/operating/productSales.ts';
import { getSheetHeaders, type Sheet, toDirhams, writeSheet } from '../../exports/sheet.ts';
import { operation } from '../../http/operation.ts';
import { readPeriod } from './readPeriod.ts';
import { readSalesFigures } from './readSalesFigures.ts';

interface SalesSheet {
  /** Of the file, before the period. */
  readonly name: string;
  /** New columns are added at the end. */
  readonly columns: string[];
  readonly readRows: (db: Database, period: Period) => Promise<Sheet['rows']>;
}

const cartColumns = ['cart_additions', 'cart_bookings'];

const sheets: Readonly<Record<'product' | 'day' | 'channel', SalesSheet>> = {
  product: {
    name: 'sales',
    columns: [
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
      'cancelled',
      'revenue_before_aed',
    ],
    readRows: async (db, period) => (await readProductSales(db, period)).map(toRow),
  },
  day: {
    name: 'sales-by-day',
    columns: ['date', 'bookings', 'cancelled', 'revenue_aed', 'places_sold', 'places_offered', ...cartColumns],
    readRows: async (db, period) =>
      (await readSalesFigures(db, period)).per_day.map((day) => [
        ...[day.date, day.bookings, day.cancelled, Number(day.revenue), day.places_sold, day.places_offered],
        ...[day.cart_additions, day.cart_bookings],
      ]),
  },
  channel: {
    name: 'sales-by-channel',
    columns: [
      ...['channel', 'bookings', 'bookings_before', 'cancelled', 'revenue_aed', 'revenue_before_aed'],
      ...cartColumns,
    ],
    readRows: async (db, period) =>
      (await readSalesFigures(db, period)).channels.map(({ channel, revenue, revenue_before, ...row }) => [
        ...[channel ?? 'unknown', row.bookings, row.bookings_before, row.cancelled],
        ...[Number(revenue), Number(revenue_before), row.cart_additions, row.cart_bookings],
      ]),
  },
};

/** Returns what was sold in a period, by product, day or channel, as a file for spreadsheets. */
export const exportSales = operation(
  'exportSales',
  async ({ path: { format }, query: { by = 'product', ...query }, db }) => {
    const period = readPeriod(query);
    const { name, columns, readRows } = sheets[by];
    const body = await writeSheet(format, { name: 'Sales', columns, rows: await readRows(db, period) });
    return { status: 200, body, headers: getSheetHeaders(format, `${name}-${period.start}-${period.end}`) };
  },
  { limits: ({ user }) => [{ bucket: `export user ${user.id}`, max: 20, seconds: 3600 }] },
);

const toRow = ({ productType, productId, places, cart, channels, ...sales }: ProductSales) => [
  productType,
  productId,
  sales.title,
  sales.bookings,
  sales.people,
  toDirhams(sales.revenue),
  places?.sold ?? null,
  places?.offered ?? null,
  cart?.added ?? null,
  cart?.booked ?? null,
  channels.planner,
  channels.cart,
  channels.direct,
  channels.transfer,
  channels.unknown,
  sales.cancelled,
  toDirhams(sales.revenueBefore),
];
