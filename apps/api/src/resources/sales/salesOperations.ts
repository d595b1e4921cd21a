import { formatWireAmount } from '@aitours/domain/money';
import { type ProductSales, readProductSales } from '../../db/operating/productSales.ts';
import { operation } from '../../http/operation.ts';
import { exportSales } from './exportSales.ts';
import { readPeriod } from './readPeriod.ts';
import { readSalesFigures } from './readSalesFigures.ts';

const maxProducts = 100;

export const salesOperations = {
  exportSales,

  /** Returns what was sold in a period, and in the one before. */
  getSalesReport: operation('getSalesReport', async ({ query, db }) => {
    const period = readPeriod(query);
    const [figures, products] = await Promise.all([
      readSalesFigures(db, period),
      readProductSales(db, period, maxProducts),
    ]);
    return { status: 200, body: { ...figures, products: products.map(toProductBody) } };
  }),
};

const toProductBody = ({ productType, productId, places, cart, ...sales }: ProductSales) => ({
  product_type: productType,
  product_id: productId,
  title: sales.title,
  bookings: sales.bookings,
  cancelled: sales.cancelled,
  people: sales.people,
  revenue: formatWireAmount(sales.revenue),
  revenue_before: formatWireAmount(sales.revenueBefore),
  places_sold: places?.sold ?? null,
  places_offered: places?.offered ?? null,
  cart_additions: cart?.added ?? null,
  cart_bookings: cart?.booked ?? null,
});
